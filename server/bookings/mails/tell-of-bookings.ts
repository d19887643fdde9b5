import { sql } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../../context.ts';
import { LOCKS } from '../../database/locks.ts';
import { prepared } from '../../database/prepared.ts';
import { users } from '../../database/schema/accounts.ts';
import { bookingRequests, bookings } from '../../database/schema/bookings.ts';
import { registries } from '../../database/schema/registries.ts';
import { type MailOrder, queueMails } from '../../mail/mail.ts';
import { MAILS_AN_HOUR, type News, newsForParent } from './digests.ts';

/** How many requests are handled together: one statement queues all their mails. */
const BATCH = 50;
const LOCK = sql.raw(String(LOCKS.tellingOfBookings));

/**
 * Queues the mails about new bookings: the summary for the giver, the news for the registries' parents. Requests
 * share a few statements, and booking does not wait for any of this. One process at a time does it, so that "five
 * mails an hour" is counted exactly.
 * @returns whether more is waiting
 */
export async function tellOfBookings(context: Context): Promise<boolean> {
  return await context.database.transaction(async (tx) => {
    const [lock] = await takeLock(tx, {});
    if (!lock?.isOurs) return false;
    const requestIds = (await markAsTold(tx, {})).map(({ id }) => Number(id));
    if (requestIds.length === 0) return false;
    const withSecondOwners = context.config.features.secondOwnerFeature;
    const news = await findNews(tx, { requestIds, withSecondOwners });
    await queueMails(context, tx, [...requestIds.map(summary), ...news.map(parsed).map(newsForParent)]);
    return requestIds.length === BATCH;
  });
}

function summary(requestId: number): MailOrder {
  return { job: { kind: 'booking-summary', ids: { requestId }, cause: `booking-summary-${requestId}` } };
}

const takeLock = prepared<{ isOurs: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`);

const markAsTold = prepared<{ id: string }>(sql`
  update ${bookingRequests} set is_told = true
  where id = any(array(
    select id from ${bookingRequests} where not is_told order by id limit ${sql.raw(String(BATCH))}
  )) returning id`);

type NewsRow = Record<'requestId' | 'registryId' | 'userId', string> & { bookedAt: string; requestsBefore: number };

/** Bookings read to count earlier requests: as many as the requests of one hour that get a mail can contain. */
const ENOUGH = sql.raw(String((MAILS_AN_HOUR + 1) * LIMITS.wishesPerBooking));

/** Who is to be told what, with the number of already announced requests on their registry in the preceding hour. */
const findNews = prepared<NewsRow>(sql`
  with booked as materialized (
    select request_id, birthregistry_id as registry_id, min(booking_date) as booked_at from ${bookings}
    where request_id = any(${sql.placeholder('requestIds')}::bigint[]) group by request_id, birthregistry_id
  )
  select booked.request_id as "requestId", booked.registry_id as "registryId", ${users.id} as "userId",
    booked.booked_at as "bookedAt", before.requests as "requestsBefore"
  from booked
  join ${registries} on ${registries.id} = booked.registry_id
  join ${users} on ${users.id} in (${registries.userId},
    case when ${sql.placeholder('withSecondOwners')}::boolean then ${registries.secondOwnerId} end)
  cross join lateral (
    select count(distinct request_id)::int as requests from (
      select recent.request_id from ${bookings} recent join ${bookingRequests} on ${bookingRequests.id} = recent.request_id
      where recent.birthregistry_id = booked.registry_id
        and recent.booking_date > booked.booked_at - interval '1 hour'
        and is_told and not (recent.request_id = any(${sql.placeholder('requestIds')}::bigint[])
          and recent.request_id >= booked.request_id)
      order by recent.booking_date desc limit ${ENOUGH}
    ) recent
  ) before
  where ${users.deletedAt} is null
  order by booked.request_id, booked.registry_id, ${users.id}`);

function parsed(row: NewsRow): News {
  return {
    requestId: Number(row.requestId),
    registryId: Number(row.registryId),
    userId: Number(row.userId),
    bookedAt: new Date(row.bookedAt),
    requestsBefore: row.requestsBefore,
  };
}
