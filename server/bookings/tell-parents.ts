import { and, countDistinct, eq, exists, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { bookings } from '../database/schema.ts';
import { type MailJob, queueMail } from '../mail/mail.ts';
import { findParents } from './mail-rows.ts';

const MAILS_AN_HOUR = 5;
const HOUR_SECONDS = 3600;
const QUARTER_SECONDS = 900;

/**
 * Queues "somebody booked" for the parents of each list of a request. From the sixth request within an hour on, they
 * get one digest for the clock hour instead: it leaves an hour later, and every request of that hour asks for the same
 * one. The caller holds the lists, so that the count is exact.
 */
export async function tellParents(context: Context, tx: Database, requestId: number): Promise<void> {
  const counts = await countRequests(tx, requestId);
  const registryIds = counts.map(({ registryId }) => registryId);
  const parents = await findParents({ ...context, database: tx }, registryIds);
  const told = counts.flatMap((count) =>
    parents.filter(({ registryId }) => registryId === count.registryId).map(({ id }) => ({ ...count, userId: id })),
  );
  for (const { registryId, requests, bookedAt, userId } of told) {
    if (requests <= MAILS_AN_HOUR) {
      const cause = `somebody-booked-${registryId}-${requestId}-${userId}`;
      await queueMail(context, tx, { kind: 'somebody-booked', ids: { registryId, requestId, userId }, cause });
    } else {
      const hour = Math.floor(bookedAt.getTime() / 1000 / HOUR_SECONDS);
      const cause = `somebody-booked-${registryId}-hour-${hour}-${userId}`;
      const digest: MailJob = { kind: 'somebody-booked', ids: { registryId, hour, userId }, cause };
      await context.jobs.send(tx, 'mail', digest, { delay: HOUR_SECONDS, singletonKey: cause });
    }
  }
}

/**
 * Queues one mail to the parents of a list for all that givers cancel there within a quarter of an hour. It leaves a
 * quarter later, so that there are at most five within an hour.
 */
export async function tellParentsOfCancelling(context: Context, tx: Database, registryId: number, cancelledAt: Date) {
  const quarter = Math.floor(cancelledAt.getTime() / 1000 / QUARTER_SECONDS);
  for (const { id: userId } of await findParents({ ...context, database: tx }, [registryId])) {
    const cause = `booking-cancelled-${registryId}-quarter-${quarter}-${userId}`;
    const mail: MailJob = { kind: 'booking-cancelled', ids: { registryId, quarter, userId }, cause };
    await context.jobs.send(tx, 'mail', mail, { delay: QUARTER_SECONDS, singletonKey: cause });
  }
}

/** For each list of a request: how many requests it had in the last hour, this one included. */
function countRequests(tx: Database, requestId: number) {
  const own = alias(bookings, 'own');
  return tx
    .select({
      registryId: bookings.registryId,
      requests: countDistinct(bookings.requestId),
      bookedAt: sql`now()`.mapWith(bookings.bookedAt),
    })
    .from(bookings)
    .where(
      and(
        gt(bookings.bookedAt, sql`now() - interval '1 hour'`),
        exists(
          tx
            .select({ one: sql`1` })
            .from(own)
            .where(and(eq(own.requestId, requestId), eq(own.registryId, bookings.registryId))),
        ),
      ),
    )
    .groupBy(bookings.registryId);
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
