import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import { registries } from '../../database/schema/registries.ts';
import { type MailOrder, queueMails } from '../../mail/mail.ts';
import type { MailJob } from '../../mail/mail-job.ts';

export const MAILS_AN_HOUR = 5;
const HOUR_SECONDS = 3600;
const QUARTER_SECONDS = 900;

/** What one parent is to be told about one request on one registry. */
export interface News {
  requestId: number;
  registryId: number;
  userId: number;
  bookedAt: Date;
  /** How many requests the registry had in the preceding hour, counted only as far as it matters. */
  requestsBefore: number;
}

/**
 * "Somebody booked". From the sixth request within an hour on, parents get one digest for the clock hour instead: it
 * is sent an hour later, and every request of that hour asks for the same one.
 */
export function newsForParent({ requestId, registryId, userId, bookedAt, requestsBefore }: News): MailOrder {
  if (requestsBefore < MAILS_AN_HOUR) {
    const cause = `somebody-booked-${registryId}-${requestId}-${userId}`;
    return { job: { kind: 'somebody-booked', ids: { registryId, requestId, userId }, cause } };
  }
  const hour = Math.floor(bookedAt.getTime() / 1000 / HOUR_SECONDS);
  const cause = `somebody-booked-${registryId}-hour-${hour}-${userId}`;
  const job: MailJob = { kind: 'somebody-booked', ids: { registryId, hour, userId }, cause };
  return { job, delay: HOUR_SECONDS, singletonKey: cause };
}

/**
 * Queues a single mail to a registry's parents for everything givers cancel there within a quarter of an hour. It is
 * sent a quarter later, so there are at most five an hour.
 */
export async function tellParentsOfCancelling(context: Context, tx: Database, registryId: number, cancelledAt: Date) {
  const quarter = Math.floor(cancelledAt.getTime() / 1000 / QUARTER_SECONDS);
  const parents = await findParents(context, tx, registryId);
  const orders = parents.map(({ userId }): MailOrder => {
    const cause = `booking-cancelled-${registryId}-quarter-${quarter}-${userId}`;
    const job: MailJob = { kind: 'booking-cancelled', ids: { registryId, quarter, userId }, cause };
    return { job, delay: QUARTER_SECONDS, singletonKey: cause };
  });
  await queueMails(context, tx, orders);
}

/** Owner and second owner, except deleted accounts. */
function findParents({ config }: Context, tx: Database, registryId: number) {
  const isSecond = config.features.secondOwnerFeature ? eq(users.id, registries.secondOwnerId) : undefined;
  return tx
    .select({ userId: users.id })
    .from(registries)
    .innerJoin(users, or(eq(users.id, registries.userId), isSecond))
    .where(and(eq(registries.id, registryId), isNull(users.deletedAt)))
    .orderBy(asc(users.id));
}

interface Span {
  from: Date;
  until: Date;
}

/** The time span of a digest's bookings. */
export function spanOfHour(hour: number): Span {
  return spanOf(hour, HOUR_SECONDS);
}

/** The time span of the cancellations a mail lists. */
export function spanOfQuarter(quarter: number): Span {
  return spanOf(quarter, QUARTER_SECONDS);
}

function spanOf(index: number, seconds: number): Span {
  return { from: new Date(index * seconds * 1000), until: new Date((index + 1) * seconds * 1000) };
}
