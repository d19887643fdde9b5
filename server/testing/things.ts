import { randomBytes } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { hashPassword } from '../accounts/passwords.ts';
import { issueToken, newToken } from '../accounts/tokens.ts';
import { randomId } from '../database/random-id.ts';
import {
  bookings,
  emailChanges,
  failedMails,
  secondOwnerInvitations,
  secondOwnerTokens,
  shortLinks,
  type users,
} from '../database/schema.ts';
import { refusalToken } from '../mail/suppress.ts';
import { anyEmail, PASSWORD } from './account-calls.ts';
import type { TestApp } from './app.ts';
import {
  createBaby,
  createBooking,
  createCategory,
  createOnlineRegistry,
  createPicture,
  createUser,
  createWish,
} from './builders.ts';

export type Account = Awaited<ReturnType<typeof createPerson>>;

/** What a call may name, under the names of the contract's path parameters. */
export interface Things {
  user_id: number;
  birth_registry_id: number;
  shortlink: string;
  shortlink_id: number;
  baby_id: number;
  /** Without wishes. */
  category_id: number;
  wish_id: number;
  booking_id: number;
  thankedBookingId: number;
  giverToken: string;
  inactiveUserId: number;
  inactiveEmail: string;
  activationToken: string;
  resetToken: string;
  emailToken: string;
  invitationToken: string;
  mail_id: number;
  refusalToken: string;
}

let passwordHash: Promise<string> | undefined;

/** An account that can log in with PASSWORD. */
export async function createPerson(testApp: TestApp, row: Partial<typeof users.$inferInsert> = {}) {
  passwordHash ??= hashPassword(PASSWORD);
  return createUser(testApp, { passwordHash: await passwordHash, ...row });
}

interface Sharing {
  isOnline?: boolean;
  /** Whose address the list's open invitation went to; a stranger's unless told. */
  invited?: Account | null;
  secondOwner?: Account | null;
}

/** A list of this owner with one of everything, and the tokens of their mails. */
export async function createThings(
  testApp: TestApp,
  owner: Account,
  { isOnline = true, invited = null, secondOwner = null }: Sharing = {},
): Promise<Things> {
  const { database } = testApp.context;
  const picture = await createPicture(testApp, { userId: owner.id });
  const list = await createOnlineRegistry(testApp, {
    owner,
    imagePath: picture.imagePath,
    secondOwnerId: secondOwner?.id ?? null,
  });
  const wish = await createWish(testApp, { registryId: list.id, quantity: 5 });
  const booking = await createBooking(testApp, { wishId: wish.id });
  const thanked = await createBooking(testApp, { wishId: wish.id });
  await database.update(bookings).set({ thankedAt: new Date() }).where(eq(bookings.id, thanked.id));
  if (!isOnline) await database.update(shortLinks).set({ isActive: false }).where(eq(shortLinks.id, list.shortLinkId));
  const inactive = await createPerson(testApp, { activatedAt: null });
  return {
    user_id: owner.id,
    birth_registry_id: list.id,
    shortlink: list.name,
    shortlink_id: list.shortLinkId,
    baby_id: (await createBaby(testApp, { registryId: list.id })).id,
    category_id: (await createCategory(testApp, { registryId: list.id })).id,
    wish_id: wish.id,
    booking_id: booking.id,
    thankedBookingId: thanked.id,
    giverToken: booking.giverToken,
    inactiveUserId: inactive.id,
    inactiveEmail: inactive.email,
    activationToken: await issueToken(database, inactive.id, 'activation'),
    invitationToken: await createInvitation(testApp, list.id, invited?.email ?? `${randomId()}@example.org`),
    resetToken: await issueToken(database, owner.id, 'password-reset'),
    emailToken: await createEmailChange(testApp, owner),
    mail_id: await createFailedMail(testApp),
    refusalToken: refusalToken(testApp.context.config.secretKey, randomBytes(32)),
  };
}

/** A new address of an account, and the token in the mail to it. */
async function createEmailChange({ context }: TestApp, { id: userId, email: oldEmail }: Account): Promise<string> {
  const { token, hash: tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const values = { userId, oldEmail, newEmail: anyEmail(), tokenHash, expiresAt };
  await context.database
    .insert(emailChanges)
    .values(values)
    .onConflictDoUpdate({ target: emailChanges.userId, targetWhere: isNull(emailChanges.confirmedAt), set: values });
  return token;
}

/** The token of a list's open invitation, which went to this address. */
async function createInvitation({ context }: TestApp, registryId: number, email: string): Promise<string> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const [invitation] = await context.database
    .insert(secondOwnerInvitations)
    .values({ registryId, email, expiresAt })
    .returning({ id: secondOwnerInvitations.id });
  if (!invitation) throw new Error('no invitation');
  const { token, hash } = newToken();
  await context.database.insert(secondOwnerTokens).values({ hash, invitationId: invitation.id });
  return token;
}

async function createFailedMail({ context }: TestApp): Promise<number> {
  const about = { kind: 'activation', ids: { user: 0 }, cause: `test-${randomId()}` };
  const [mail] = await context.database
    .insert(failedMails)
    .values({ ...about, reason: '550', tries: 9, queuedAt: new Date() })
    .returning({ id: failedMails.id });
  if (!mail) throw new Error('no mail');
  return mail.id;
}

/** What nobody has. */
export function missingThings(): Things {
  return {
    user_id: randomId(),
    birth_registry_id: randomId(),
    shortlink: `nobodys-${randomId()}`,
    shortlink_id: randomId(),
    baby_id: randomId(),
    category_id: randomId(),
    wish_id: randomId(),
    booking_id: randomId(),
    thankedBookingId: randomId(),
    giverToken: `nobodys-${randomId()}`,
    inactiveUserId: randomId(),
    inactiveEmail: `nobody-${randomId()}@example.org`,
    activationToken: `nobodys-${randomId()}`,
    resetToken: `nobodys-${randomId()}`,
    emailToken: `nobodys-${randomId()}`,
    invitationToken: `nobodys-${randomId()}`,
    mail_id: randomId(),
    refusalToken: randomBytes(48).toString('base64url'),
  };
}
