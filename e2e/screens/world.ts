// What there is to look at: a parent with a well-used list, with typical texts or with the longest that fit.

import { paths } from '#contract/pages.ts';
import { basketFrom } from '#web/basket/contents.ts';
import type { MailJob } from '../../server/mail/mail-job.ts';
import { bookWishes, type Giver, newGiver } from '../people/givers.ts';
import {
  newParent,
  newRegistry,
  newShortLink,
  newWishes,
  type Parent,
  type Registry,
  unique,
  type Wish,
} from '../people/people.ts';
import { giveUpMails, makeSuperuser } from '../people/superuser.ts';
import { apiAt } from '../service/api.ts';
import { linkIn, type Outbox, type ReceivedMail } from '../service/outbox.ts';
import type { Service } from '../service/service.ts';

/** What people wrote. */
interface Words {
  title: string;
  description: string;
  owner: string;
  baby: string;
  /** Prefixes for categories' names and gifts' titles. */
  gift: string;
  link: string;
  giver: string;
  message: string;
  brand: string;
  shortLink: string;
}

export interface World {
  parent: Parent;
  /** Has an account and nothing else. */
  newcomer: Parent;
  superuser: Parent;
  registry: Registry;
  empty: Registry;
  name: string;
  free: Wish;
  /** Booked by the giver, waiting for thanks. */
  booked: Wish;
  giver: Giver;
  /** From the booking's answer, so it does not reveal a private address. */
  token: string;
  /** Where the giver's mail leads: the page with the full address. */
  mailedPath: string;
  resetPath: string;
  /** For an address that was registered twice. */
  activationPath: string;
  /** In the form the browser stores them: with the free gift, and with the booked one, too. */
  baskets: Record<'fresh' | 'stale', unknown>;
}

const USUAL: Words = {
  title: 'La liste de Léonie',
  description: 'Merci d’être là pour nous.\nNous vous embrassons.',
  owner: 'Camille et Sacha Martin',
  baby: 'Léonie',
  gift: 'Gigoteuse',
  link: 'https://shop.example/gigoteuse',
  giver: 'Monique',
  message: 'Bienvenue au monde !',
  brand: 'Petit Nid',
  shortLink: 'leonie',
};

/** Texts of maximum length, with nowhere to wrap. */
const LONGEST: Words = {
  title: 'W'.repeat(240),
  description: 'M'.repeat(600),
  owner: 'Ō'.repeat(255),
  baby: 'W'.repeat(255),
  gift: 'W'.repeat(245),
  link: `https://shop.example/${'w'.repeat(4000)}`,
  giver: 'W'.repeat(200),
  message: 'W'.repeat(1000),
  brand: 'W'.repeat(100),
  shortLink: 'w'.repeat(240),
};

/** Prepares all of it through the API. */
export async function newWorld(service: Service, outbox: Outbox, kind: 'usual' | 'longest'): Promise<World> {
  const { url } = service;
  const words = kind === 'usual' ? USUAL : LONGEST;
  const person = () => newParent(url, outbox);
  const [parent, newcomer, superuser] = await Promise.all([person(), person(), person()]);
  await makeSuperuser(service, superuser);
  const registry = await fillRegistry(parent, words);
  const { link, owner: _, giver: __, ...texts } = words;
  const gift = (number: number) => ({
    title: `${texts.gift} ${number}`,
    brand: texts.brand,
    description: texts.description,
    link,
    price: number === 3 ? 0 : 9999.99,
    quantity: number === 2 ? 1 : 20,
    is_favorite: number === 2,
  });
  const [free, booked, partly] = await newWishes(parent, registry, [gift(1), gift(2), gift(3)], texts.gift);
  const body = { name: `${words.shortLink}-${unique()}`, birthregistry_id: registry.id };
  const { name } = await parent.api('POST /shortlink/', { body });
  const giver = { ...newGiver(), firstName: words.giver, lastName: words.giver };
  const { token } = await bookWishes(url, [booked, partly], giver, { message: words.message });
  await giveUpMails(service, failedMailsAbout(parent, registry));
  const empty = await newRegistry(parent, {
    title: 'Une liste encore vide',
    second_owner_mail: `${kind === 'usual' ? 'sacha' : 's'.repeat(60)}.${unique()}@example.org`,
  });
  await newShortLink(parent, empty);
  return {
    ...{ parent, newcomer, superuser, registry, empty, name, free, booked, giver, token },
    mailedPath: await findPath(await outbox.mailTo(giver.email), paths.myBooking),
    resetPath: await askForReset(parent, outbox),
    activationPath: await registerTwice(url, outbox),
    baskets: { fresh: basketOf(registry, name, [free]), stale: basketOf(registry, name, [free, booked]) },
  };
}

/** The list itself, with an address and babies. */
function fillRegistry(parent: Parent, { title, description, owner, baby }: Words): Promise<Registry> {
  const line = owner.length > 100 ? owner : undefined;
  return newRegistry(parent, {
    title: `${title} ${unique()}`,
    description,
    address_owner: owner,
    address_first_line: line ?? '12 rue des Lilas',
    address_second_line: line ?? 'Bâtiment B',
    address_city: line ?? 'Nantes',
    address_region: line ?? 'Pays de la Loire',
    babies: [
      { firstname: baby, gender: 'F' },
      { firstname: baby, gender: 'M', firstname_is_private: true },
    ] as Registry['babies'],
  });
}

async function askForReset({ api, email }: Parent, outbox: Outbox): Promise<string> {
  await api('POST /password-reset/request-reset', { body: { email } });
  return findPath(await outbox.mailTo(email, /nouveau mot de passe/), paths.resetPassword);
}

async function registerTwice(url: string, outbox: Outbox): Promise<string> {
  const email = `camille.${unique()}@example.org`;
  const person = { first_name: 'Camille', last_name: 'Martin', email, password: 'Berceau!lune7' };
  for (const _ of ['once', 'again']) await apiAt(url)('POST /user/open', { body: person });
  return findPath(await outbox.mailTo(email), (part) => paths.activate(part, part));
}

/** One about an account, one about several things. */
function failedMailsAbout({ id: userId }: Parent, { id: registryId }: Registry): MailJob[] {
  const cancelled = { registryId, userId, quarter: 1_980_000 };
  return [
    { kind: 'password-reset', ids: { user: userId }, cause: `password-reset-${userId}-1` },
    { kind: 'booking-cancelled', ids: cancelled, cause: `booking-cancelled-${registryId}-1980000` },
  ];
}

function findPath(mail: ReceivedMail, link: Parameters<typeof linkIn>[1]): string {
  return new URL(linkIn(mail, link)).pathname;
}

/** In the form the browser stores it. */
export function basketOf(registry: Registry, shortlink: string, wishes: Wish[]): unknown {
  const kept = wishes.map(({ id, title, price, img_path }) => ({ id, title, price, img_path, quantity: 1 }));
  return basketFrom({
    lists: [{ birthRegistryId: registry.id, birthRegistryTitle: registry.title, shortlink, wishes: kept, total: 0 }],
  });
}
