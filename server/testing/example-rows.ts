import type { Language } from '#locales/languages.ts';
import type { Context } from '../context.ts';
import { emailChanges, type users } from '../database/schema/accounts.ts';
import { bookingRequests, bookings } from '../database/schema/bookings.ts';
import type { contactMessages } from '../database/schema/contact.ts';
import type { registries } from '../database/schema/registries.ts';
import type { secondOwnerInvitations } from '../database/schema/second-owners.ts';
import type { shares } from '../database/schema/sharing.ts';
import type { superuserMails } from '../database/schema/superuser-mails.ts';
import type { TestApp } from './app.ts';
import { createOnlineRegistry, createUser, createWish } from './builders.ts';

const THE_REGISTRY = {
  fr: 'Liste de naissance de Léonie',
  en: 'Léonie’s baby gift list',
  de: 'Geburtsliste für Léonie',
};
const WISHES = {
  fr: ['Doudou lapin en coton', 'Mobile musical en bois'],
  en: ['Cotton bunny', 'Wooden musical mobile'],
  de: ['Häschen aus Baumwolle', 'Spieluhr-Mobile aus Holz'],
};

export const WORDS = {
  fr: 'Merci de tout cœur !\nElle ne le quitte déjà plus.',
  en: 'Thank you so much!\nShe already takes it everywhere.',
  de: 'Von Herzen danke!\nSie nimmt es schon überallhin mit.',
};

export const DAY = 24 * 3_600_000;

/** Where examples are made: a database of their own, in which everybody speaks one language. */
export interface World {
  context: Context;
  language: Language;
}

function builders({ context }: World): TestApp {
  return { context } as TestApp;
}

export function somebody(world: World, row: Partial<typeof users.$inferInsert> = {}) {
  return createUser(builders(world), { language: world.language, ...row });
}

export async function ofSomebody(world: World) {
  return { user: (await somebody(world)).id };
}

export async function anEmailChange(
  world: World,
  row: Partial<typeof emailChanges.$inferInsert> = {},
): Promise<number> {
  const { id: userId, email: oldEmail } = await somebody(world);
  const expiresAt = new Date(Date.now() + DAY);
  return insertedId(world, emailChanges, { userId, oldEmail, newEmail: 'camille@example.org', expiresAt, ...row });
}

export async function aRegistry(world: World, row: Partial<typeof registries.$inferInsert> = {}) {
  const owner = await somebody(world);
  return createOnlineRegistry(builders(world), {
    owner,
    title: THE_REGISTRY[world.language],
    eventDate: '2099-03-14',
    ...row,
  });
}

/** A registry and somebody who managed it with its owner. */
export async function ofTwoParents(world: World, row: Partial<typeof registries.$inferInsert> = {}) {
  const other = await somebody(world, { firstName: 'Sacha' });
  return { registryId: (await aRegistry(world, row)).id, userId: other.id };
}

/** A registry and who manages it with its owner. */
export async function stillOfTwoParents(world: World) {
  const other = await somebody(world, { firstName: 'Sacha' });
  return { registryId: (await aRegistry(world, { secondOwnerId: other.id })).id, userId: other.id };
}

export function cancelled(cancelledBy: 'manager' | 'wish-deletion' | 'registry-deletion') {
  return { cancelledAt: new Date(), cancelledBy };
}

/** One request for two gifts of a registry; its ids, in the form the mails about it need. */
export async function someWishes(
  world: World,
  registry: { id: number; userId: number },
  row: Partial<typeof bookings.$inferInsert> = {},
) {
  const giver = { email: 'jeanne@example.org', firstName: row.firstName ?? 'Jeanne' };
  const requestId = await insertedId(world, bookingRequests, { ...giver, language: world.language });
  const bookingIds: number[] = [];
  for (const title of WISHES[world.language]) {
    const { id: wishId } = await createWish(builders(world), { registryId: registry.id, title });
    const booking = { ...giver, lastName: 'Petit', anonymous: false, message: WORDS[world.language], ...row };
    bookingIds.push(await insertedId(world, bookings, { ...booking, requestId, registryId: registry.id, wishId }));
  }
  return { requestId, registryId: registry.id, bookingIds, bookingId: bookingIds[0] ?? 0, userId: registry.userId };
}

export async function insertedId<Table extends Counted>(
  { context }: World,
  table: Table,
  row: Table['$inferInsert'],
): Promise<number> {
  const [inserted] = await context.database
    .insert(table as Counted)
    .values(row as never)
    .returning({ id: table.id });
  if (!inserted) throw new Error('no row');
  return inserted.id;
}

type Counted =
  | typeof bookingRequests
  | typeof bookings
  | typeof contactMessages
  | typeof emailChanges
  | typeof secondOwnerInvitations
  | typeof shares
  | typeof superuserMails;
