import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { bookingCreate } from '#contract/booking-request.ts';
import { sessions, users } from '../database/schema/accounts.ts';
import { articles, catalogueFeeds } from '../database/schema/catalogue.ts';
import { pictures } from '../database/schema/pictures.ts';
import { babies, registries } from '../database/schema/registries.ts';
import { shortLinkNames, shortLinks } from '../database/schema/short-links.ts';
import { categories, wishes } from '../database/schema/wishes.ts';
import { signSession } from '../http/session/session-token.ts';
import type { TestApp } from './app.ts';

/**
 * Rows with defaults for everything: a test states only what matters to it. They are written straight into the
 * database, so that testing one feature does not depend on another.
 */

type Row<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

function anyName(): string {
  return randomBytes(5).toString('hex');
}

/** An activated account and its session. `passwordHash` opens nothing unless the test sets one. */
export async function createUser(testApp: TestApp, row: Row<typeof users> = {}) {
  const [user] = await createUsers(testApp, [row]);
  if (!user) throw new Error('no user');
  return user;
}

/** Accounts like that of `createUser`, in two statements. */
export async function createUsers({ context: { config, database } }: TestApp, rows: Row<typeof users>[]) {
  const accounts = await database
    .insert(users)
    .values(
      rows.map((row) => ({
        email: `${anyName()}@example.org`,
        firstName: 'Camille',
        lastName: 'Martin',
        passwordHash: 'none',
        language: 'fr' as const,
        activatedAt: new Date(),
        emailProvedAt: new Date(),
        ...row,
      })),
    )
    .returning();
  const opened = await database
    .insert(sessions)
    .values(accounts.map(({ id: userId, sessionVersion: version }) => ({ ...anyDevice(), userId, version })))
    .returning({ sessionId: sessions.id, userId: sessions.userId });
  const tokens = await Promise.all(opened.map((session) => signSession(config, session)));
  return accounts.map((account, index) => ({ ...account, token: tokens[index] as string }));
}

function anyDevice() {
  return { browser: 'Firefox', system: 'Linux', clientHash: randomBytes(32) };
}

type Owner = { id: number };

/** A registry of `owner` (by default a new account), offline until it has a short link (`createOnlineRegistry`). */
export async function createRegistry(
  testApp: TestApp,
  { owner, ...row }: Row<typeof registries> & { owner?: Owner } = {},
) {
  const userId = row.userId ?? (owner ?? (await createUser(testApp))).id;
  const [registry] = await testApp.context.database
    .insert(registries)
    .values({
      title: 'Liste de naissance de Léonie',
      addressOwner: 'Camille et Sacha Martin',
      addressFirstLine: '12 rue des Lilas',
      addressCity: 'Nantes',
      addressZipCode: '44000',
      addressCountry: 'FR',
      eventDate: '2027-03-14',
      ...row,
      userId,
    })
    .returning();
  if (!registry) throw new Error('no registry');
  return registry;
}

export type OwnerOfRegistry = Awaited<ReturnType<typeof createOwner>>;

/** An account with a registry. */
export async function createOwner(testApp: TestApp) {
  const owner = await createUser(testApp);
  return { ...owner, registry: await createRegistry(testApp, { owner }) };
}

/** A short link of a registry, with the claim on its name. */
export async function createShortLink(
  { context }: TestApp,
  { registryId, ...row }: Row<typeof shortLinks> & { registryId: number },
) {
  const name = row.name ?? `liste-${anyName()}`;
  const [shortLink] = await context.database
    .insert(shortLinks)
    .values({ ...row, name, registryId })
    .returning();
  if (!shortLink) throw new Error('no short link');
  await context.database
    .insert(shortLinkNames)
    .values({ name: name.toLowerCase(), registryId, shortLinkId: shortLink.id });
  return shortLink;
}

/** A registry visitors can see, with its short link's `name`. */
export async function createOnlineRegistry(
  testApp: TestApp,
  options: Parameters<typeof createRegistry>[1] & { name?: string } = {},
) {
  const { name, ...row } = options;
  const registry = await createRegistry(testApp, row);
  const shortLink = await createShortLink(testApp, { registryId: registry.id, ...(name ? { name } : {}) });
  return { ...registry, name: shortLink.name, shortLinkId: shortLink.id };
}

export async function createBaby({ context }: TestApp, row: Row<typeof babies> & { registryId: number }) {
  const [baby] = await context.database
    .insert(babies)
    .values({ firstName: 'Léonie', gender: 'F', ...row })
    .returning();
  if (!baby) throw new Error('no baby');
  return baby;
}

export async function createCategory({ context }: TestApp, row: Row<typeof categories> & { registryId: number }) {
  const [category] = await context.database
    .insert(categories)
    .values({ label: `Chambre ${anyName()}`, order: 0, ...row })
    .returning();
  if (!category) throw new Error('no category');
  return category;
}

/** A wish of a registry, in a new category unless the test names one. */
export async function createWish(testApp: TestApp, row: Row<typeof wishes> & { registryId: number }) {
  const categoryId = row.categoryId ?? (await createCategory(testApp, { registryId: row.registryId })).id;
  const [wish] = await testApp.context.database
    .insert(wishes)
    .values({ title: 'Doudou lapin', order: 0, priceCents: 2490, ...row, categoryId })
    .returning();
  if (!wish) throw new Error('no wish');
  return wish;
}

/** A picture as if issued by the store; only its row exists. */
export async function createPicture({ context }: TestApp, row: Row<typeof pictures> = {}) {
  const name = anyName();
  const [picture] = await context.database
    .insert(pictures)
    .values({ imagePath: `item/${name}.webp`, thumbnailPath: `item/${name}-480.webp`, bucket: 'item', ...row })
    .returning();
  if (!picture) throw new Error('no picture');
  return picture;
}

/** The body of POST /birthregistry/. */
export function registryBody(fields: object = {}) {
  return {
    title: 'Liste de Léonie',
    address_owner: 'Camille et Sacha Martin',
    address_first_line: '12 rue des Lilas',
    address_city: 'Nantes',
    address_zip_code: '44000',
    address_country: 'FR' as const,
    event_date: '2027-03-14',
    ...fields,
  };
}

/** One payload of POST /booking/multi. */
export function bookingPayload(fields: { wishes_ids: number[] } & Partial<z.input<typeof bookingCreate>>) {
  return { first_name: 'Jeanne', last_name: 'Petit', email: 'jeanne@example.org', anonymous: false, ...fields };
}

/** A gift reserved by a visitor, with the giver's token. */
export async function createBooking(
  testApp: TestApp,
  { wishId, ...fields }: { wishId: number } & Partial<z.input<typeof bookingCreate>>,
) {
  const body = [bookingPayload({ ...fields, wishes_ids: [wishId] })];
  const answer = await testApp.request('POST /booking/multi', { body });
  if (answer.statusCode !== 201) throw new Error(`no booking: ${answer.body}`);
  return { id: answer.json<{ id: number }[]>()[0]?.id as number, giverToken: String(answer.headers['x-giver-token']) };
}

/** An article in a feed of its own. */
export async function createArticle({ context: { database } }: TestApp, row: Row<typeof articles> = {}) {
  const name = anyName();
  const [feed] = await database.insert(catalogueFeeds).values({ name }).returning();
  if (!feed) throw new Error('no feed');
  const link = row.link ?? `https://boutique.example/${name}`;
  const [article] = await database
    .insert(articles)
    .values({
      feedId: feed.id,
      itemKey: name,
      title: 'Doudou lapin',
      priceCents: 2490,
      link,
      linkKey: link,
      shop: 'Boutique',
      category: 'sleep',
      ...row,
    })
    .returning();
  if (!article) throw new Error('no article');
  return article;
}
