import { contactMessages } from '../../database/schema/contact.ts';
import { secondOwnerInvitations } from '../../database/schema/second-owners.ts';
import { shares } from '../../database/schema/sharing.ts';
import { superuserMails } from '../../database/schema/superuser-mails.ts';
import type { IdsOf, MailKind } from '../../mail/mail-job.ts';
import {
  anEmailChange,
  aRegistry,
  cancelled,
  DAY,
  insertedId,
  ofSomebody,
  ofTwoParents,
  somebody,
  someWishes,
  stillOfTwoParents,
  WORDS,
  type World,
} from '../example-rows.ts';

const BY_GIVER = { cancelledBy: 'giver', cancelledAt: new Date('2026-11-21T10:20:00Z') } as const;
const QUARTER = Math.floor(BY_GIVER.cancelledAt.getTime() / 900_000);

type Example<Kind extends MailKind> = (world: World) => Promise<IdsOf<Kind>>;

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
  'account-deactivated': {
    deactivated: async (world) => {
      const deactivation = {
        deactivatedAt: new Date(),
        deactivationReason: 'Des messages déplacés ont été envoyés à des inconnus.',
      };
      return { user: (await somebody(world, deactivation)).id };
    },
  },
  'account-reactivated': { reactivated: ofSomebody },
  'booking-summary': { 'two-gifts': async (world) => await someWishes(world, await aRegistry(world)) },
  'somebody-booked': {
    'two-gifts': async (world) => await someWishes(world, await aRegistry(world)),
    digest: async (world) => {
      const registry = await aRegistry(world);
      const bookedAt = new Date('2026-11-21T10:20:00Z');
      await someWishes(world, registry, { bookedAt });
      await someWishes(world, registry, { bookedAt, firstName: 'Paul', anonymous: true, message: null });
      return { registryId: registry.id, hour: Math.floor(bookedAt.getTime() / 3_600_000), userId: registry.userId };
    },
  },
  'booking-cancelled': {
    'by-giver': async (world) => ({ ...(await someWishes(world, await aRegistry(world), BY_GIVER)), quarter: QUARTER }),
    'by-givers': async (world) => {
      const registry = await aRegistry(world);
      await someWishes(world, registry, { ...BY_GIVER, firstName: 'Paul' });
      return { ...(await someWishes(world, registry, BY_GIVER)), quarter: QUARTER };
    },
  },
  'booking-deleted': {
    'by-parents': async (world) => await someWishes(world, await aRegistry(world), cancelled('manager')),
    'with-wish': async (world) => await someWishes(world, await aRegistry(world), cancelled('wish-deletion')),
  },
  'list-removed': {
    removed: async (world) => {
      const deletion = { deletedAt: new Date(), deletionReason: 'Elle vendait des articles au lieu d’en souhaiter.' };
      const { id, userId } = await aRegistry(world, deletion);
      return { registryId: id, userId };
    },
  },
  'list-deleted': {
    bought: async (world) => {
      const row = { ...cancelled('registry-deletion'), boughtAt: new Date() };
      return await someWishes(world, await aRegistry(world, { deletedAt: new Date() }), row);
    },
  },
  'list-closed': {
    closed: async (world) => await someWishes(world, await aRegistry(world, { deletedAt: new Date() })),
  },
  'list-back': { back: async (world) => await someWishes(world, await aRegistry(world)) },
  'second-owner-invitation': {
    invited: async (world) => {
      const registry = await aRegistry(world);
      const expiresAt = new Date(Date.now() + 7 * DAY);
      const row = { registryId: registry.id, email: 'sacha@example.org', invitedBy: registry.userId, expiresAt };
      return { invitationId: await insertedId(world, secondOwnerInvitations, row) };
    },
  },
  'second-owner-accepted': { accepted: stillOfTwoParents },
  'second-owner-removed': {
    removed: ofTwoParents,
    deleted: async (world) => await ofTwoParents(world, { deletedAt: new Date() }),
  },
  'second-owner-left': { left: ofTwoParents },
  'second-owner-back': { back: stillOfTwoParents },
  thanks: {
    'two-gifts': async (world) =>
      await someWishes(world, await aRegistry(world), { thankedAt: new Date(), thanksMessage: WORDS[world.language] }),
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
  contact: {
    written: async (world) => {
      const row = { name: 'Jeanne Petit', email: 'jeanne@example.org', language: world.language };
      return { messageId: await insertedId(world, contactMessages, { ...row, message: WORDS[world.language] }) };
    },
  },
  discovery: {
    invited: async (world) => {
      const row = { email: 'jeanne@example.org', name: null, language: world.language };
      return { id: await insertedId(world, superuserMails, row) };
    },
  },
};
