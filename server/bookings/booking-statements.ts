import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { prepared } from '../database/prepared.ts';
import { bookingRequests, bookings, giverTokens, registries, wishes } from '../database/schema.ts';
import type { SessionUser } from '../http/session.ts';
import { visibleTo } from '../registries/access.ts';
import { claimedKey, type HashedKey } from './idempotency.ts';

/** A wish that is locked. */
export interface WishToBook {
  id: number;
  registryId: number;
  quantity: number;
  bookingCount: number;
}

interface Wanted {
  user: SessionUser | null;
  key: HashedKey | null;
  wishIds: number[];
}

interface Locked {
  /** The id that the request of this transaction is to have. */
  requestId: number;
  /** Of the request's key, as it is now; null without one. */
  key: { bodyHash: string; requestId: number } | null;
  wishes: WishToBook[];
}

let lockForVisitors: ReturnType<typeof prepared<Locked>> | undefined;

/**
 * Claims the request's key and locks the wishes that this reader may book until the transaction ends: the key first,
 * then the registries, then the wishes, each in the order of their ids, so that two requests never wait for each other.
 */
export async function claimAndLock(tx: Database, { user, key, wishIds }: Wanted): Promise<Locked> {
  lockForVisitors ??= prepared(lockStatement(visibleTo(tx, null)));
  const lock = user ? prepared<Locked>(lockStatement(visibleTo(tx, user))) : lockForVisitors;
  const hashes = { keyHash: key?.keyHash ?? null, bodyHash: key?.bodyHash ?? null };
  const [locked] = await lock(tx, { wishIds, ...hashes });
  if (!locked) throw new Error('A statement without FROM returned nothing.');
  return { ...locked, requestId: Number(locked.requestId) };
}

/** A registry is only shared: many may book on it at once, and nobody can delete it meanwhile. */
function lockStatement(isVisible: SQL): SQL {
  const ids = sql`any(${sql.placeholder('wishIds')}::bigint[])`;
  const ofWishes = sql`(select ${wishes.registryId} from ${wishes} where ${wishes.id} = ${ids})`;
  return sql`
    with request as materialized (select nextval('booking_requests_id_seq') as id),
    key as (${claimedKey(sql`(select id from request)`)}),
    visible as materialized (
      select ${registries.id} from ${registries}
      where ${and(inArray(registries.id, ofWishes), isVisible)} and (select count(*) from key) >= 0
      order by ${registries.id} for share
    ),
    found as materialized (
      select ${wishes.id} as id, ${wishes.registryId} as "registryId", ${wishes.quantity} as quantity,
        ${wishes.bookingCount} as "bookingCount"
      from ${wishes}
      where ${wishes.id} = ${ids} and ${wishes.registryId} = any(array(select id from visible)) and ${isNull(wishes.deletedAt)}
      order by ${wishes.id} for update
    )
    select (select id from request) as "requestId",
      (select json_build_object('bodyHash', encode(body_hash, 'hex'), 'requestId', request_id) from key) as key,
      (select coalesce(json_agg(found), '[]') from found) as wishes`;
}

/** A booking as its giver gets it back. */
export type BookedRow = Pick<
  typeof bookings.$inferSelect,
  'id' | 'registryId' | 'wishId' | 'firstName' | 'lastName' | 'anonymous' | 'bookedAt'
>;

export interface NewRequest {
  /** From claimAndLock. */
  id: number;
  email: string;
  firstName: string;
  language: string;
  tokenHash: Buffer;
  bookings: (Omit<BookedRow, 'id' | 'bookedAt'> & { email: string; message: string | null })[];
}

const insert = prepared<Omit<BookedRow, 'bookedAt'> & { bookedAt: string }>(sql`
  with request as (
    insert into ${bookingRequests} (id, email, first_name, language, is_told) overriding system value
    values (${sql.placeholder('id')}, ${sql.placeholder('email')}, ${sql.placeholder('firstName')},
      ${sql.placeholder('language')}, false)
    returning id
  ),
  token as (
    insert into ${giverTokens} (hash, request_id) select ${sql.placeholder('tokenHash')}::bytea, id from request
  )
  insert into ${bookings}
    (request_id, birthregistry_id, wish_id, first_name, last_name, email, anonymous, message)
  select request.id, "registryId", "wishId", "firstName", "lastName", email, anonymous, message
  from request, json_to_recordset(${sql.placeholder('bookings')}::json) as
    (email text, message text, "registryId" bigint, "wishId" bigint, "firstName" text, "lastName" text, anonymous boolean)
  returning id, birthregistry_id as "registryId", wish_id as "wishId", first_name as "firstName",
    last_name as "lastName", anonymous, booking_date as "bookedAt"`);

/** Writes a request with its bookings and the hash of its giver's token; its mails are owed (mails/tell-of-bookings.ts). */
export async function writeBookings(tx: Database, request: NewRequest): Promise<BookedRow[]> {
  const rows = await insert(tx, { ...request, bookings: JSON.stringify(request.bookings) });
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    registryId: Number(row.registryId),
    wishId: Number(row.wishId),
    bookedAt: new Date(row.bookedAt),
  }));
}
