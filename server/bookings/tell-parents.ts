import { isNull, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { bookings, registries, users } from '../database/schema.ts';
import { type MailOrder, queueMails } from '../mail/mail.ts';
import type { MailJob } from '../mail/mail-job.ts';
import { findParents } from './mail-rows.ts';

export const MAILS_AN_HOUR = 5;
const HOUR_SECONDS = 3600;
const QUARTER_SECONDS = 900;

/** Somebody who hears of the bookings on a list. */
export interface Parent {
  registryId: number;
  userId: number;
}

interface Written {
  registryId: number;
  bookedAt: Date;
  requestsBefore: number;
}

/**
 * "Somebody booked", for the parents of each list of a request that was just written. From the sixth request within an
 * hour on, they get one digest for the clock hour instead: it leaves an hour later, and every request of that hour asks
 * for the same one. Whoever may be among the first five holds the list's turn (booking-statements.ts), so that the
 * count is exact.
 */
export function newsForParents(parents: Parent[], requestId: number, rows: Written[]): MailOrder[] {
  const lists = new Map(rows.map((row) => [row.registryId, row]));
  return parents.map(({ registryId, userId }): MailOrder => {
    const { bookedAt, requestsBefore } = lists.get(registryId) as Written;
    if (requestsBefore < MAILS_AN_HOUR) {
      const cause = `somebody-booked-${registryId}-${requestId}-${userId}`;
      return { job: { kind: 'somebody-booked', ids: { registryId, requestId, userId }, cause } };
    }
    const hour = Math.floor(bookedAt.getTime() / 1000 / HOUR_SECONDS);
    const cause = `somebody-booked-${registryId}-hour-${hour}-${userId}`;
    const job: MailJob = { kind: 'somebody-booked', ids: { registryId, hour, userId }, cause };
    return { job, delay: HOUR_SECONDS, singletonKey: cause };
  });
}

/** Part of a statement: the parents of these lists; the second one where `isShared`. */
export function parentsOf(lists: SQL): SQL {
  return sql`
    select ${registries.id} as "registryId", ${users.id} as "userId"
    from ${registries} join ${users} on ${users.id} in (${registries.userId},
      case when ${sql.placeholder('isShared')}::boolean then ${registries.secondOwnerId} end)
    where ${registries.id} in ${lists} and ${isNull(users.deletedAt)}
    order by ${registries.id}, ${users.id}`;
}

/** How many requests booked on a list within an hour, as far as it matters: only what five can have booked is read. */
export function requestsOfLastHour(registryId: SQL): SQL {
  const enough = sql.raw(String((MAILS_AN_HOUR + 1) * LIMITS.wishesPerBooking));
  return sql`(select count(distinct request_id)::int from (
    select recent.request_id from ${bookings} recent
    where recent.birthregistry_id = ${registryId} and recent.booking_date > now() - interval '1 hour'
    order by recent.booking_date desc limit ${enough}) recent)`;
}

/**
 * Queues one mail to the parents of a list for all that givers cancel there within a quarter of an hour. It leaves a
 * quarter later, so that there are at most five within an hour.
 */
export async function tellParentsOfCancelling(context: Context, tx: Database, registryId: number, cancelledAt: Date) {
  const quarter = Math.floor(cancelledAt.getTime() / 1000 / QUARTER_SECONDS);
  const parents = await findParents({ ...context, database: tx }, [registryId]);
  const orders = parents.map(({ id: userId }): MailOrder => {
    const cause = `booking-cancelled-${registryId}-quarter-${quarter}-${userId}`;
    const job: MailJob = { kind: 'booking-cancelled', ids: { registryId, quarter, userId }, cause };
    return { job, delay: QUARTER_SECONDS, singletonKey: cause };
  });
  await queueMails(context, tx, orders);
}

interface Span {
  from: Date;
  until: Date;
}

/** The moments between which a digest's bookings lie. */
export function spanOfHour(hour: number): Span {
  return spanOf(hour, HOUR_SECONDS);
}

/** The moments between which lies what a mail says is cancelled. */
export function spanOfQuarter(quarter: number): Span {
  return spanOf(quarter, QUARTER_SECONDS);
}

function spanOf(index: number, seconds: number): Span {
  return { from: new Date(index * seconds * 1000), until: new Date((index + 1) * seconds * 1000) };
}
