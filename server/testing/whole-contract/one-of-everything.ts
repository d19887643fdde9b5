import { randomBytes } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { issueToken, newToken } from '../../accounts/tokens.ts';
import { issueGiverToken } from '../../bookings/giver/giver-tokens.ts';
import { randomId } from '../../database/random-id.ts';
import { emailChanges, sessions } from '../../database/schema/accounts.ts';
import { superuserActs } from '../../database/schema/admin.ts';
import { affiliateRules } from '../../database/schema/affiliate.ts';
import { bookingRequests, bookings } from '../../database/schema/bookings.ts';
import { catalogueImports } from '../../database/schema/catalogue.ts';
import { failedMails } from '../../database/schema/mail.ts';
import { secondOwnerInvitations, secondOwnerTokens } from '../../database/schema/second-owners.ts';
import { shortLinks } from '../../database/schema/short-links.ts';
import { refusalToken } from '../../mail/recipients/suppress.ts';
import { anyEmail } from '../any-email.ts';
import type { TestApp } from '../app.ts';
import {
  createArticle,
  createBaby,
  createCategory,
  createOnlineRegistry,
  createPicture,
  createWish,
} from '../builders.ts';
import { createPerson } from '../calls/account-calls.ts';

export type TestedAccount = Awaited<ReturnType<typeof createPerson>>;

/** The things a call may refer to, named like the contract's path parameters. */
export interface OneOfEverything {
  user_id: number;
  session_id: number;
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
  rule_id: number;
  catalog_id: number;
  importId: number;
  actId: number;
  /** Of a picture in the bucket item that nothing shows. */
  object_name: string;
  refusalToken: string;
}

interface Managers {
  isOnline?: boolean;
  /** Who was sent the registry's open invitation; by default a stranger. */
  invited?: TestedAccount | null;
  secondOwner?: TestedAccount | null;
}

/** A registry of this owner with one of everything, and the tokens from their mails. */
export async function createOneOfEverything(
  testApp: TestApp,
  owner: TestedAccount,
  { isOnline = true, invited = null, secondOwner = null }: Managers = {},
): Promise<OneOfEverything> {
  const { database } = testApp.context;
  const picture = await createPicture(testApp, { userId: owner.id });
  const unused = await createPicture(testApp, { userId: owner.id });
  const registry = await createOnlineRegistry(testApp, {
    owner,
    imagePath: picture.imagePath,
    secondOwnerId: secondOwner?.id ?? null,
  });
  const registryId = registry.id;
  const wish = await createWish(testApp, { registryId, quantity: 5 });
  const [booked, inactive, baby, category, invitationToken, mail_id, rule_id] = await Promise.all([
    createBookings(testApp, wish),
    createPerson(testApp, { activatedAt: null }),
    createBaby(testApp, { registryId }),
    createCategory(testApp, { registryId }),
    createInvitation(testApp, registryId, invited?.email ?? `${randomId()}@example.org`),
    createFailedMail(testApp, owner),
    createRule(testApp),
  ]);
  if (!isOnline)
    await database.update(shortLinks).set({ isActive: false }).where(eq(shortLinks.id, registry.shortLinkId));
  return {
    user_id: owner.id,
    session_id: await createSession(testApp, owner),
    birth_registry_id: registryId,
    shortlink: registry.name,
    shortlink_id: registry.shortLinkId,
    baby_id: baby.id,
    category_id: category.id,
    wish_id: wish.id,
    ...booked,
    inactiveUserId: inactive.id,
    inactiveEmail: inactive.email,
    invitationToken,
    ...(await createAccountTokens(testApp, owner, inactive)),
    mail_id,
    rule_id,
    catalog_id: (await createArticle(testApp)).id,
    importId: await createImport(testApp),
    actId: await createAct(testApp),
    object_name: unused.imagePath.slice('item/'.length),
  };
}

async function createAccountTokens(testApp: TestApp, owner: TestedAccount, inactive: { id: number }) {
  const { config, database } = testApp.context;
  return {
    activationToken: await issueToken(database, inactive.id, 'activation'),
    resetToken: await issueToken(database, owner.id, 'password-reset'),
    emailToken: await createEmailChange(testApp, owner),
    refusalToken: refusalToken(config.keys, randomBytes(32)),
  };
}

/** Another session of an account. */
async function createSession(
  { context: { database } }: TestApp,
  { id, sessionVersion }: TestedAccount,
): Promise<number> {
  const [session] = await database
    .insert(sessions)
    .values({ userId: id, version: sessionVersion, clientHash: randomBytes(32) })
    .returning({ id: sessions.id });
  if (!session) throw new Error('no session');
  return session.id;
}

/** Two bookings by one giver, who was thanked for the second. */
async function createBookings({ context: { database } }: TestApp, wish: { id: number; registryId: number }) {
  const giver = { email: 'jeanne@example.org', firstName: 'Jeanne' };
  const [request] = await database
    .insert(bookingRequests)
    .values({ ...giver, language: 'fr' })
    .returning({ id: bookingRequests.id });
  if (!request) throw new Error('no request');
  const row = { ...giver, requestId: request.id, registryId: wish.registryId, wishId: wish.id };
  const [rows, giverToken] = await Promise.all([
    database
      .insert(bookings)
      .values([null, new Date()].map((thankedAt) => ({ ...row, lastName: 'Petit', anonymous: false, thankedAt })))
      .returning({ id: bookings.id }),
    issueGiverToken(database, request.id),
  ]);
  const [booking_id, thankedBookingId] = rows.map(({ id }) => id) as [number, number];
  return { booking_id, thankedBookingId, giverToken };
}

/** A new address of an account, and the token in the mail to it. */
async function createEmailChange(
  { context }: TestApp,
  { id: userId, email: oldEmail }: TestedAccount,
): Promise<string> {
  const { token, hash: tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const values = { userId, oldEmail, newEmail: anyEmail(), tokenHash, expiresAt };
  await context.database
    .insert(emailChanges)
    .values(values)
    .onConflictDoUpdate({ target: emailChanges.userId, targetWhere: isNull(emailChanges.confirmedAt), set: values });
  return token;
}

/** The token of a registry's open invitation to this address. */
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

async function createRule({ context }: TestApp): Promise<number> {
  const [rule] = await context.database
    .insert(affiliateRules)
    .values({ domain: `boutique-${randomId()}.example`, network: 'awin' })
    .returning({ id: affiliateRules.id });
  if (!rule) throw new Error('no rule');
  return rule.id;
}

async function createImport({ context }: TestApp): Promise<number> {
  const [row] = await context.database
    .insert(catalogueImports)
    .values({ feed: 'boutique' })
    .returning({ id: catalogueImports.id });
  if (!row) throw new Error('no import');
  return row.id;
}

async function createAct({ context }: TestApp): Promise<number> {
  const [act] = await context.database
    .insert(superuserActs)
    .values({ userId: randomId(), call: 'PUT /wish/{wish_id}', about: {} })
    .returning({ id: superuserActs.id });
  if (!act) throw new Error('no act');
  return act.id;
}

async function createFailedMail({ context }: TestApp, { id: user }: TestedAccount): Promise<number> {
  const about = { kind: 'password-changed', ids: { user }, cause: `test-${randomId()}` };
  const [mail] = await context.database
    .insert(failedMails)
    .values({ ...about, reason: '550', tries: 9, queuedAt: new Date() })
    .returning({ id: failedMails.id });
  if (!mail) throw new Error('no mail');
  return mail.id;
}
