import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from '../../e2e/people/givers.ts';
import { newParent, newRegistry, newWishes, unique } from '../../e2e/people/people.ts';
import { basketOf } from '../../e2e/screens/world.ts';
import { apiAt } from '../../e2e/service/api.ts';
import { linkIn, openOutbox } from '../../e2e/service/outbox.ts';
import type { Service } from '../../e2e/service/service.ts';
import type { RegistryOfSixty } from '../service/registry-of-sixty.ts';
import type { Visitor } from './in-the-page.ts';

export interface VisitedPage extends Visitor {
  name: string;
  path: string;
}

/**
 * Every page of the site with typical contents: a list of 60 gifts with a cover, three lists, three gifts in the
 * basket.
 */
export async function pagesToVisit(service: Service, sixty: RegistryOfSixty): Promise<VisitedPage[]> {
  const { parent, registry, wishes } = sixty;
  const covers = await parent.api('GET /s3/default_images/header');
  const cover = (position: number) => ({
    image_path: covers[position]?.image_path ?? null,
    thumbnail_path: covers[position]?.thumbnail_path ?? null,
  });
  const words =
    'Bientôt trois à la maison ! Merci d’être là pour nous : chaque petit cadeau nous touche, et votre présence plus encore. Nous vous embrassons.';
  const params = { birth_registry_id: registry.id };
  await parent.api('PUT /birthregistry/{birth_registry_id}', { params, body: { description: words, ...cover(0) } });
  await newRegistry(parent, { title: 'La liste de Noé', ...cover(1) });
  // Not shared: the server may show nothing of it.
  const secret = await newRegistry(parent, { title: 'La liste de Suzanne', description: words, ...cover(2) });
  const pictures = wishes.slice(0, 6).map(({ title, price, img_path }) => ({ title, price, img_path }));
  const [hidden = 0] = (await newWishes(parent, secret, pictures)).map(({ id }) => id);
  const newcomer = await newParent(service.url, openOutbox(service.dataDir));
  const giver = newGiver();
  const { token } = await bookWishes(service.url, wishes.slice(0, 3), giver, { message: 'Bienvenue au monde !' });
  const [booked, free] = [wishes[0]?.id ?? 0, wishes[14]?.id ?? 0];

  return [
    ...giversPages(sixty, { free, token, email: giver.email }),
    ...(await everybodysPages(service, sixty)),
    ...parentsPages(sixty, { secret, hidden, booked, free, newcomer }),
  ];
}

/** The pages of somebody who looks at a list, books from it and comes back. */
function giversPages(
  { registry, wishes, name }: RegistryOfSixty,
  { free, token, email }: { free: number; token: string; email: string },
): VisitedPage[] {
  const giving = { local: { cigogne: { basket: basketOf(registry, name, wishes.slice(10, 13)) } } };
  return [
    { name: 'home', path: paths.home() },
    { name: 'search results', path: `${paths.home()}?q=${encodeURIComponent('léonie')}` },
    { name: 'search without result', path: `${paths.home()}?q=zzzzzzzz` },
    { name: 'public list of 60', path: paths.publicRegistry(name) },
    { name: 'public gift', path: paths.publicWish(name, free) },
    { name: 'list not there', path: paths.publicRegistry('not-there-at-all') },
    { name: 'empty basket', path: paths.basket() },
    { name: 'basket of 3', path: paths.basket(), ...giving },
    { name: 'summary', path: paths.summary(), ...giving },
    {
      name: 'confirmation',
      path: paths.confirmation(),
      session: { 'cigogne-booked': { token, email, until: Date.now() + 3_600_000 } },
    },
    { name: "giver's page", path: paths.myBooking(token) },
  ];
}

async function everybodysPages(service: Service, sixty: RegistryOfSixty): Promise<VisitedPage[]> {
  return [
    { name: 'contact', path: paths.contact() },
    { name: 'who', path: paths.who() },
    { name: 'legal', path: paths.legal() },
    { name: 'privacy', path: paths.privacy() },
    { name: 'accessibility', path: paths.accessibility() },
    { name: 'login', path: paths.login() },
    { name: 'register', path: paths.register() },
    { name: 'forgotten password', path: paths.forgotPassword() },
    { name: 'reset', path: await resetPath(service, sixty) },
    { name: 'activate', path: await activationPath(service) },
    { name: 'confirm an address', path: paths.confirmEmail('a'.repeat(43)) },
    { name: 'refuse mails', path: paths.refuseMails('A'.repeat(64)) },
  ];
}

interface OfParents {
  /** A list that is not shared, and a gift on it. */
  secret: { id: number };
  hidden: number;
  booked: number;
  free: number;
  newcomer: { token: string };
}

function parentsPages(
  { parent, registry }: RegistryOfSixty,
  { secret, hidden, booked, free, newcomer }: OfParents,
): VisitedPage[] {
  const loggedIn = { local: { cigogne: { token: parent.token } } };
  return [
    { name: 'invitation', path: paths.acceptInvitation(registry.id, 'a'.repeat(43)), ...loggedIn },
    { name: 'my lists', path: paths.myRegistries(), ...loggedIn },
    { name: 'my lists, none yet', path: paths.myRegistries(), local: { cigogne: { token: newcomer.token } } },
    { name: "owner's list of 60", path: paths.ownerRegistry(registry.id), ...loggedIn },
    { name: 'new list', path: paths.newRegistry(), ...loggedIn },
    { name: 'list form', path: paths.editRegistry(registry.id), ...loggedIn },
    { name: 'new gift', path: paths.newWish(registry.id), ...loggedIn },
    { name: 'gift form', path: paths.editWish(registry.id, free), ...loggedIn },
    { name: "owner's gift", path: paths.ownerWish(registry.id, booked), ...loggedIn },
    { name: "owner's list, not shared", path: paths.ownerRegistry(secret.id), ...loggedIn },
    { name: 'list form, not shared', path: paths.editRegistry(secret.id), ...loggedIn },
    { name: 'new gift, not shared', path: paths.newWish(secret.id), ...loggedIn },
    { name: 'gift form, not shared', path: paths.editWish(secret.id, hidden), ...loggedIn },
    { name: "owner's gift, not shared", path: paths.ownerWish(secret.id, hidden), ...loggedIn },
    { name: 'account', path: paths.account(), ...loggedIn },
  ];
}

async function activationPath({ url, dataDir }: Service): Promise<string> {
  const email = `nina.${unique()}@example.org`;
  await apiAt(url)('POST /user/open', {
    body: { first_name: 'Nina', last_name: 'Petit', email, password: 'Berceau!lune7' },
  });
  return linkIn(await openOutbox(dataDir).mailTo(email), (part) => paths.activate(part, part)).slice(url.length);
}

async function resetPath({ url, dataDir }: Service, { parent: { api, email } }: RegistryOfSixty): Promise<string> {
  await api('POST /password-reset/request-reset', { body: { email } });
  const mail = await openOutbox(dataDir).mailTo(email, /nouveau mot de passe/);
  return linkIn(mail, paths.resetPassword).slice(url.length);
}
