import { isNull, type SQL, sql } from 'drizzle-orm';
import { askTogether } from '../../database/ask-together.ts';
import { causesOf } from '../../database/causes-of.ts';
import type { Database } from '../../database/client.ts';
import { anyOf, prepared } from '../../database/prepared.ts';
import { bookingRequests, bookings, giverTokens } from '../../database/schema/bookings.ts';
import { registries } from '../../database/schema/registries.ts';
import { wishes } from '../../database/schema/wishes.ts';
import { retried } from '../../database/transactions/retried-transaction.ts';
import { violatedConstraint } from '../../database/violations.ts';
import type { HashedKey } from '../../http/idempotency/keys.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { visibleTo } from '../../registries/access.ts';
import { claimedKeys } from './idempotency.ts';

/** A booking as its giver gets it back. */
export type BookedRow = Pick<
  typeof bookings.$inferSelect,
  'id' | 'registryId' | 'wishId' | 'firstName' | 'lastName' | 'anonymous' | 'bookedAt'
>;

/** What somebody wants to book, all or nothing. */
export interface NewRequest {
  email: string;
  firstName: string;
  language: string;
  tokenHash: Buffer;
  key: HashedKey | null;
  bookings: WantedBooking[];
}

interface WantedBooking extends Pick<BookedRow, 'wishId' | 'firstName' | 'lastName' | 'anonymous'> {
  /** The wishes of one payload are on one registry. */
  payload: number;
  email: string;
  message: string | null;
}

/** How many booking statements may run at once: if one is blocked, the others still get through. */
const STATEMENTS_AT_ONCE = 2;

/**
 * Writes requests arriving at the same moment in one statement, each all or nothing on its own. It never waits for
 * locks: a request whose rows are locked is not written.
 * @returns the bookings of a request, none if it was not written; its mails are now owed
 * (bookings/mails/tell-of-bookings.ts)
 */
export const writeTogether = askTogether(async (database: Database, requests: NewRequest[]): Promise<BookedRow[][]> => {
  together ??= prepared(bookingStatement(visibleTo(database, null), sql`skip locked`));
  try {
    return await write(together, database, requests);
  } catch (error) {
    // PostgreSQL refused one request and thereby all: nothing was written, and each is retried on its own.
    if (!isRefused(error)) throw error;
    return requests.map(() => []);
  }
}, STATEMENTS_AT_ONCE);

let together: Statement | undefined;

/** Writes one request, waiting for any locks it needs; `user` may book on registries of their own, online or not. */
export async function writeAlone(
  database: Database,
  user: SessionUser | null,
  request: NewRequest,
): Promise<BookedRow[]> {
  const statement: Statement = prepared(bookingStatement(visibleTo(database, user), sql``));
  try {
    const [rows] = await retried(() => write(statement, database, [request]));
    return rows ?? [];
  } catch (error) {
    // The rows are locked, so the database refuses only if something writes around this statement.
    if (violatedConstraint(error) !== 'wishes_booked_at_most_quantity') throw error;
    return [];
  }
}

/** 21, 22, 23: the data cannot be written; 40: it lost to another transaction. */
function isRefused(error: unknown): boolean {
  for (const { code } of causesOf(error)) {
    if (/^(2[123]|40)\w{3}$/.test(String(code))) return true;
  }
  return false;
}

type Statement = ReturnType<typeof prepared<WrittenRow>>;
type WrittenRow = Omit<BookedRow, 'id' | 'registryId' | 'wishId' | 'bookedAt'> &
  Record<'id' | 'registryId' | 'wishId' | 'bookedAt', string> & { index: number };

async function write(statement: Statement, database: Database, requests: NewRequest[]): Promise<BookedRow[][]> {
  const rows = await statement(database, {
    requests: JSON.stringify(
      requests.map(({ email, firstName, language, tokenHash, key }, index) => ({
        ...{ index, email, firstName, language },
        tokenHash: tokenHash.toString('hex'),
        keyHash: key?.keyHash.toString('hex'),
        bodyHash: key?.bodyHash.toString('hex'),
      })),
    ),
    bookings: JSON.stringify(
      requests.flatMap((request, index) => request.bookings.map((booking, nth) => ({ index, nth, ...booking }))),
    ),
    wishIds: JSON.stringify(requests.flatMap((request) => request.bookings.map(({ wishId }) => wishId))),
  });
  const written = Map.groupBy(rows, ({ index }) => index);
  return requests.map((_, index) => (written.get(index) ?? []).map(parsed));
}

function parsed({ index: _, ...row }: WrittenRow): BookedRow {
  return {
    ...row,
    id: Number(row.id),
    registryId: Number(row.registryId),
    wishId: Number(row.wishId),
    bookedAt: new Date(row.bookedAt),
  };
}

/**
 * Locks registries, wishes and keys, in this order and each by id, so that two statements never deadlock. A locked
 * row is read as it is after the wait, so whoever finds a copy free gets it. Registries are locked shared: many
 * people may book at once, while nobody can delete the registry.
 */
function bookingStatement(isVisible: SQL, waiting: SQL): SQL {
  const ofWishes = sql`any(array(select ${wishes.registryId} from ${wishes} where ${wishes.id} = ${anyOf('wishIds', 'bigint')}))`;
  return sql`
    with asked as materialized (
      select nextval('booking_requests_id_seq') as id, asked.*
      from json_to_recordset(${sql.placeholder('requests')}::json) as asked(index int, email text, "firstName" text,
        language text, "tokenHash" text, "keyHash" text, "bodyHash" text)
    ),
    wanted as materialized (
      select * from json_to_recordset(${sql.placeholder('bookings')}::json) as wanted(index int, nth int,
        payload int, "wishId" bigint, "firstName" text, "lastName" text, email text, anonymous boolean, message text)
    ),
    visible as materialized (
      select ${registries.id} from ${registries} where ${registries.id} = ${ofWishes} and ${isVisible}
      order by ${registries.id} for share ${waiting}
    ),
    found as materialized (
      select ${wishes.id} as id, ${wishes.registryId} as "registryId", ${wishes.quantity} - ${wishes.bookingCount} as copies
      from ${wishes}
      where ${wishes.id} = ${anyOf('wishIds', 'bigint')} and ${wishes.registryId} = any(array(select id from visible))
        and ${isNull(wishes.deletedAt)}
      order by ${wishes.id} for update ${waiting}
    ),
    bookable as (
      select index from (
        select wanted.index, payload, "registryId",
          row_number() over (partition by "wishId" order by wanted.index) <= copies as "isFree"
        from wanted left join found on found.id = "wishId"
      ) each_wish
      group by index
      having bool_and("isFree" is true) and count(distinct payload) = count(distinct (payload, "registryId"))
    ),
    claimed as (${claimedKeys(sql`asked where index in (select index from bookable)`)}),
    accepted as materialized (
      select asked.* from asked join bookable using (index) left join claimed on claimed.key_hash = decode("keyHash", 'hex')
      where "keyHash" is null or claimed.request_id = asked.id
    ),
    request as (
      insert into ${bookingRequests} (id, email, first_name, language, is_told) overriding system value
      select id, email, "firstName", language, false from accepted
    ),
    token as (
      insert into ${giverTokens} (hash, request_id) select decode("tokenHash", 'hex'), id from accepted
    ),
    written as (
      insert into ${bookings}
        (request_id, birthregistry_id, wish_id, first_name, last_name, email, anonymous, message)
      select accepted.id, "registryId", "wishId", wanted."firstName", "lastName", wanted.email, anonymous, message
      from accepted join wanted using (index) join found on found.id = "wishId"
      order by index, nth
      returning *
    )
    select index, written.id, birthregistry_id as "registryId", wish_id as "wishId", first_name as "firstName",
      last_name as "lastName", anonymous, booking_date as "bookedAt"
    from written join accepted on accepted.id = request_id order by written.id`;
}
