import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Answer, Api } from '#contract/calls.ts';
import { paths } from '#contract/pages.ts';
import { TWICE_MS } from '#web/ui/behaviour/double-tap.ts';
import { pathPattern } from '../../server/testing/path-pattern.ts';
import { apiAt } from '../service/api.ts';
import { linkIn, type Outbox } from '../service/outbox.ts';

/** A parent with an active account, and the API in their name. */
export interface Parent {
  id: number;
  firstName: string;
  email: string;
  password: string;
  token: string;
  api: Api;
}

export type Registry = Answer<'POST /birthregistry/'>;
export type Wish = Answer<'POST /wish/'>;

/** Makes names unique, so that journeys sharing a server do not collide. */
export function unique(): string {
  return randomBytes(4).toString('hex');
}

const toActivation = (part: string) => paths.activate(part, part);

/**
 * Registers a parent and activates the account by the mail's link, through the API alone.
 * @param elsewhere in another browser, as from a phone's mails: the parent logs in there
 */
export async function newParent(url: string, outbox: Outbox, { elsewhere = false } = {}): Promise<Parent> {
  const person = {
    firstName: 'Camille',
    email: `camille.${unique()}@example.org`,
    password: `Berceau!lune-${unique()}`,
  };
  const anybody = apiAt(url);
  const told: Record<string, string> = {};
  const onHeaders = (headers: Headers) => Object.assign(told, Object.fromEntries(headers));
  await anybody('POST /user/open', {
    body: { first_name: person.firstName, last_name: 'Martin', email: person.email, password: person.password },
    onHeaders,
  });
  const link = linkIn(await outbox.mailTo(person.email), toActivation);
  const [, userId, token = ''] = pathPattern(toActivation).exec(link) ?? [];
  const registration_token = elsewhere ? undefined : told['x-registration-token'];
  const { id } = await anybody('POST /user/activate', {
    body: { user_id: Number(userId), token, registration_token },
    onHeaders,
  });
  const session = told['x-access-token'] ?? (await logInAs(anybody, person));
  return { ...person, id, token: session, api: apiAt(url, session) };
}

async function logInAs(anybody: Api, { email, password }: { email: string; password: string }): Promise<string> {
  const { access_token } = await anybody('POST /login/access-token', { body: { username: email, password } });
  return access_token;
}

/**
 * Chooses a new password by mail, as if on another device: all of this parent's sessions end. Returns the password.
 */
export async function endSessions(url: string, outbox: Outbox, { email }: Parent): Promise<string> {
  const anybody = apiAt(url);
  await anybody('POST /password-reset/request-reset', { body: { email } });
  const link = linkIn(await outbox.mailTo(email, /nouveau mot de passe/), paths.resetPassword);
  const new_password = `Hochet!lune-${unique()}`;
  const token = pathPattern(paths.resetPassword).exec(link)?.[1] ?? '';
  await anybody('POST /password-reset/set-new/', { body: { token, new_password } });
  return new_password;
}

/** A list of this parent's with a baby; `fields` override what matters to the journey. */
export function newRegistry(parent: Parent, fields: Partial<Registry> = {}): Promise<Registry> {
  return parent.api('POST /birthregistry/', {
    body: {
      title: 'La liste de Léonie',
      description: 'Merci d’être là pour nous.',
      address_owner: 'Camille et Sacha Martin',
      address_first_line: '12 rue des Lilas',
      address_city: 'Nantes',
      address_zip_code: '44000',
      address_country: 'FR',
      event_date: inDays(60),
      babies: [{ firstname: 'Léonie', gender: 'F' }],
      ...fields,
    },
  });
}

/** Gives a list a short link, which puts it online, and returns the link's name. */
export async function share(parent: Parent, registry: Registry): Promise<string> {
  return (await newShortLink(parent, registry)).name;
}

/** Like `share`, but returns the link itself. */
export function newShortLink(parent: Parent, registry: Registry): Promise<Answer<'POST /shortlink/'>> {
  return parent.api('POST /shortlink/', { body: { name: `leonie-${unique()}`, birthregistry_id: registry.id } });
}

type NewWish = Partial<Wish> & { title: string };

/** A category of this list with these gifts, in order. */
export async function newWishes<Gifts extends NewWish[]>(
  parent: Parent,
  registry: Registry,
  gifts: readonly [...Gifts],
  label = 'Chambre',
): Promise<{ [Index in keyof Gifts]: Wish }> {
  const body = { label: `${label} ${unique()}`, birthregistry_id: registry.id };
  const category = await parent.api('POST /category/', { body });
  const wishes: Wish[] = [];
  for (const gift of gifts) {
    wishes.push(await parent.api('POST /wish/', { body: { price: 25, ...gift, category_id: category.id } }));
  }
  return wishes as { [Index in keyof Gifts]: Wish };
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A tap in the same place is another one then, not the second of a double tap. */
export async function untilNoDoubleTap(page: Page): Promise<void> {
  await page.waitForTimeout(TWICE_MS + 50);
}

/** A list online with a cover and a gift. */
export async function shareRegistry(parent: Parent) {
  const [cover] = await parent.api('GET /s3/default_images/header');
  const registry = await newRegistry(parent, { ...cover, title: 'La liste d’Aimé & Zoé' });
  const [gift] = await newWishes(parent, registry, [{ title: 'Un <b>lapin</b>', description: 'Tout doux' }]);
  return { registry, gift, link: await newShortLink(parent, registry) };
}
