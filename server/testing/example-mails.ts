import type { Language } from '#locales/catalogue.ts';
import type { Context } from '../context.ts';
import {
  bookingRequests,
  bookings,
  emailChanges,
  type registries,
  secondOwnerInvitations,
  shares,
  superuserMails,
  type users,
} from '../database/schema.ts';
import type { IdsOf, MailKind } from '../mail/mail-job.ts';
import type { TestApp } from './app.ts';
import { createOnlineRegistry, createUser, createWish } from './builders.ts';

const THE_REGISTRY = {
  fr: 'Liste de naissance de Léonie',
  en: 'Léonie’s birth list',
  de: 'Geburtsliste für Léonie',
};
const WORDS = {
  fr: 'Merci de tout cœur !\nElle ne le quitte déjà plus.',
  en: 'Thank you so much!\nShe already takes it everywhere.',
  de: 'Von Herzen danke!\nSie nimmt es schon überallhin mit.',
};
const GIFTS = {
  fr: ['Doudou lapin en coton', 'Mobile musical en bois'],
  en: ['Cotton bunny', 'Wooden musical mobile'],
  de: ['Häschen aus Baumwolle', 'Spieluhr-Mobile aus Holz'],
};

const DAY = 24 * 3_600_000;

const BY_GIVER = { cancelledBy: 'giver', cancelledAt: new Date('2026-11-21T10:20:00Z') } as const;
const QUARTER = Math.floor(BY_GIVER.cancelledAt.getTime() / 900_000);

type Example<Kind extends MailKind> = (world: World) => Promise<IdsOf<Kind>>;

/** Where examples are made: a database of their own, in which everybody speaks one language. */
interface World {
  context: Context;
  language: Language;
}

/** Every mail of the product from believable rows, some in two states. A kind without one does not compile. */
export const EXAMPLES: { [Kind in MailKind]: Record<string, Example<Kind>> } = {
  activation: {
    new: async (world) => {
      const user = await somebody(world, { activatedAt: null });
      return { user: user.id, version: user.sessionVersion };
    },
  },
  'password-reset': { forgotten: ofSomebody },
  'password-changed': { changed: ofSomebody },
  'email-confirmation': {
    free: async (world) => ({ change: await anEmailChange(world) }),
    taken: async (world) => {
      const newEmail = `zoe-${crypto.randomUUID()}@example.org`;
      await somebody(world, { email: newEmail });
      return { change: await anEmailChange(world, { newEmail }) };
    },
  },
  'email-change-asked': { asked: async (world) => ({ change: await anEmailChange(world) }) },
  'email-changed': { changed: async (world) => ({ change: await anEmailChange(world, { confirmedAt: new Date() }) }) },
  'account-deleted': { deleted: async (world) => ({ user: (await somebody(world, { deletedAt: new Date() })).id }) },
  'booking-summary': { 'two-gifts': async (world) => await someGifts(world, await aRegistry(world)) },
  'somebody-booked': {
    'two-gifts': async (world) => await someGifts(world, await aRegistry(world)),
    digest: async (world) => {
      const registry = await aRegistry(world);
      const bookedAt = new Date('2026-11-21T10:20:00Z');
      await someGifts(world, registry, { bookedAt });
      await someGifts(world, registry, { bookedAt, firstName: 'Paul', anonymous: true, message: null });
      return { registryId: registry.id, hour: Math.floor(bookedAt.getTime() / 3_600_000), userId: registry.userId };
    },
  },
  'booking-cancelled': {
    'by-giver': async (world) => ({ ...(await someGifts(world, await aRegistry(world), BY_GIVER)), quarter: QUARTER }),
    'by-givers': async (world) => {
      const registry = await aRegistry(world);
      await someGifts(world, registry, { ...BY_GIVER, firstName: 'Paul' });
      return { ...(await someGifts(world, registry, BY_GIVER)), quarter: QUARTER };
    },
  },
  'booking-deleted': {
    'by-parents': async (world) => await someGifts(world, await aRegistry(world), cancelled('manager')),
    'with-wish': async (world) => await someGifts(world, await aRegistry(world), cancelled('wish-deletion')),
  },
  'list-deleted': {
    bought: async (world) => {
      const row = { ...cancelled('registry-deletion'), boughtAt: new Date() };
      return await someGifts(world, await aRegistry(world, { deletedAt: new Date() }), row);
    },
  },
  'list-closed': {
    closed: async (world) => await someGifts(world, await aRegistry(world, { deletedAt: new Date() })),
  },
  'list-back': { back: async (world) => await someGifts(world, await aRegistry(world)) },
  'second-owner-invitation': {
    invited: async (world) => {
      const registry = await aRegistry(world);
      const expiresAt = new Date(Date.now() + 7 * DAY);
      const row = { registryId: registry.id, email: 'sacha@example.org', invitedBy: registry.userId, expiresAt };
      return { invitationId: await insertedId(world, secondOwnerInvitations, row) };
    },
  },
  'second-owner-accepted': {
    accepted: async (world) => {
      const other = await somebody(world, { firstName: 'Sacha' });
      return { registryId: (await aRegistry(world, { secondOwnerId: other.id })).id, userId: other.id };
    },
  },
  'second-owner-removed': {
    removed: ofTwoParents,
    deleted: async (world) => await ofTwoParents(world, { deletedAt: new Date() }),
  },
  'second-owner-left': { left: ofTwoParents },
  thanks: {
    'two-gifts': async (world) =>
      await someGifts(world, await aRegistry(world), { thankedAt: new Date(), thanksMessage: WORDS[world.language] }),
  },
  share: {
    shared: async (world) => {
      const registry = await aRegistry(world);
      const row = { registryId: registry.id, userId: registry.userId, email: 'mamie@example.org', name: 'Mamie' };
      return { shareId: await insertedId(world, shares, row) };
    },
  },
  'superuser-mail': {
    written: async (world) => {
      const row = { email: 'jeanne@example.org', name: 'Jeanne', language: world.language };
      return {
        id: await insertedId(world, superuserMails, { ...row, subject: 'Léonie', body: WORDS[world.language] }),
      };
    },
  },
  discovery: {
    invited: async (world) => {
      const row = { email: 'jeanne@example.org', name: null, language: world.language };
      return { id: await insertedId(world, superuserMails, row) };
    },
  },
};

function builders({ context }: World): TestApp {
  return { context } as TestApp;
}

function somebody(world: World, row: Partial<typeof users.$inferInsert> = {}) {
  return createUser(builders(world), { language: world.language, ...row });
}

async function ofSomebody(world: World) {
  return { user: (await somebody(world)).id };
}

async function anEmailChange(world: World, row: Partial<typeof emailChanges.$inferInsert> = {}): Promise<number> {
  const { id: userId, email: oldEmail } = await somebody(world);
  const expiresAt = new Date(Date.now() + DAY);
  return insertedId(world, emailChanges, { userId, oldEmail, newEmail: 'camille@example.org', expiresAt, ...row });
}

async function aRegistry(world: World, row: Partial<typeof registries.$inferInsert> = {}) {
  const owner = await somebody(world);
  return createOnlineRegistry(builders(world), {
    owner,
    title: THE_REGISTRY[world.language],
    eventDate: '2099-03-14',
    ...row,
  });
}

async function ofTwoParents(world: World, row: Partial<typeof registries.$inferInsert> = {}) {
  const other = await somebody(world, { firstName: 'Sacha' });
  return { registryId: (await aRegistry(world, row)).id, userId: other.id };
}

function cancelled(cancelledBy: 'manager' | 'wish-deletion' | 'registry-deletion') {
  return { cancelledAt: new Date(), cancelledBy };
}

/** One request for two gifts of a registry; its ids, as every mail about it wants them. */
async function someGifts(
  world: World,
  registry: { id: number; userId: number },
  row: Partial<typeof bookings.$inferInsert> = {},
) {
  const giver = { email: 'jeanne@example.org', firstName: row.firstName ?? 'Jeanne' };
  const requestId = await insertedId(world, bookingRequests, { ...giver, language: world.language });
  const bookingIds: number[] = [];
  for (const title of GIFTS[world.language]) {
    const { id: wishId } = await createWish(builders(world), { registryId: registry.id, title });
    const booking = { ...giver, lastName: 'Petit', anonymous: false, message: WORDS[world.language], ...row };
    bookingIds.push(await insertedId(world, bookings, { ...booking, requestId, registryId: registry.id, wishId }));
  }
  return { requestId, registryId: registry.id, bookingIds, bookingId: bookingIds[0] ?? 0, userId: registry.userId };
}

type Counted =
  | typeof bookingRequests
  | typeof bookings
  | typeof emailChanges
  | typeof secondOwnerInvitations
  | typeof shares
  | typeof superuserMails;

async function insertedId<Table extends Counted>(
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
