import { and, inArray, isNull, sql, sum } from 'drizzle-orm';
import type * as z from 'zod';
import { type bookingMulti, wantedWishes } from '#contract/booking-request.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Language } from '#locales/languages.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { bookings } from '../../database/schema/bookings.ts';
import { wishes } from '../../database/schema/wishes.ts';
import { hashedKey } from '../../http/idempotency/keys.ts';
import { type ProblemError, problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { issueGiverToken, newGiverToken } from '../giver/giver-tokens.ts';
import { findBookingsOfRequest } from '../queries.ts';
import { findRequestOfKey } from './idempotency.ts';
import { refuseUnbookable } from './refuse-unbookable.ts';
import { type BookedRow, type NewRequest, writeAlone, writeTogether } from './write-bookings.ts';

/** How often a gift may be taken and freed again before we give up. */
const ATTEMPTS = 5;
const RETRY_SECONDS = 2;

type Payloads = z.output<typeof bookingMulti>;

interface BookingOrder {
  payloads: Payloads;
  user: SessionUser | null;
  /** The giver's language, for the mails: that of the page where they book (http/language.ts). */
  language: Language;
  idempotencyKey: string | null;
}

interface Booked {
  rows: BookedRow[];
  giverToken: string;
}

/**
 * Books one copy of each wish, or as many as asked for, all or nothing, for any number of people at once. What could
 * not be written is examined, and retried if nothing prevents it: somebody had it locked, or gave it back.
 * @returns the bookings in the order of the payloads, and a new token for the giver's page
 * @throws OTHER_REGISTRY, TOO_LONG (422), NOT_FOUND and ALREADY_BOOKED, naming each wish; KEY_REUSED (422)
 */
export async function bookWishes({ database, jobs }: Context, order: BookingOrder): Promise<Booked> {
  const { token, hash } = newGiverToken();
  const request = newRequest(order, hash);
  const tooLong = await tooLongMessages(database, order.payloads);
  if (tooLong.length > 0) {
    const earlier = request.key && (await findRequestOfKey(database, request.key));
    if (earlier) return replay(database, earlier);
    throw refuseMessages(tooLong);
  }
  let rows = await writeTogether(database, request);
  for (let attempt = 1; rows.length === 0; attempt += 1) {
    const earlier = request.key && (await findRequestOfKey(database, request.key));
    if (earlier) return replay(database, earlier);
    await refuseUnbookable(database, order.payloads, order.user);
    if (attempt > ATTEMPTS) throw problem('SERVICE_UNAVAILABLE', [], RETRY_SECONDS);
    rows = await writeAlone(database, order.user, request);
  }
  jobs.wake('mail');
  return { rows, giverToken: token };
}

/**
 * Anybody may book, and a message is repeated at each of its gifts. So that nobody makes a list too heavy for its
 * parents, a list that holds as many as anyone ever wrote accepts only short ones from then on. Gifts that are free
 * are never refused.
 * @returns which payloads' messages are too long
 */
async function tooLongMessages(database: Database, payloads: Payloads): Promise<number[]> {
  const long = payloads.flatMap(({ message, wishes_ids: [wishId] }, index) =>
    wishId !== undefined && message !== null && Array.from(message).length > LIMITS.shortBookingMessage
      ? [{ index, wishId }]
      : [],
  );
  if (long.length === 0) return [];
  const ids = long.map(({ wishId }) => wishId);
  const full = await findFull(database, ids);
  return long.flatMap(({ index, wishId }) => (full.has(wishId) ? [index] : []));
}

/** Those of the wishes whose list has no room for long messages; lengths are read without decompressing the texts. */
async function findFull(database: Database, wishIds: number[]): Promise<Set<number>> {
  const registryIds = database.select({ id: wishes.registryId }).from(wishes).where(inArray(wishes.id, wishIds));
  const heavy = database
    .select({ id: bookings.registryId })
    .from(bookings)
    .where(and(inArray(bookings.registryId, registryIds), isNull(bookings.cancelledAt)))
    .groupBy(bookings.registryId)
    .having(sql`${sum(sql`octet_length(${bookings.message})`)} > ${LIMITS.messageBytesPerList}`);
  const rows = await database
    .select({ id: wishes.id })
    .from(wishes)
    .where(and(inArray(wishes.id, wishIds), inArray(wishes.registryId, heavy)));
  return new Set(rows.map(({ id }) => id));
}

function refuseMessages(payloads: number[]): ProblemError {
  const fields = payloads.map((index) => ({
    path: `${index}.message`,
    message: `TOO_LONG:${LIMITS.shortBookingMessage}`,
  }));
  return problem('UNPROCESSABLE_ENTITY', fields);
}

/** What the first of two requests with the same key booked, with a fresh token. */
async function replay(database: Database, requestId: number): Promise<Booked> {
  return {
    rows: await findBookingsOfRequest(database, requestId),
    giverToken: await issueGiverToken(database, requestId),
  };
}

function newRequest({ payloads, language, idempotencyKey }: BookingOrder, tokenHash: Buffer): NewRequest {
  const [first] = payloads;
  if (!first) throw new Error('The contract asks for one payload at least.');
  return {
    email: first.email,
    firstName: first.first_name,
    language,
    tokenHash,
    key: idempotencyKey === null ? null : hashedKey(idempotencyKey, payloads),
    bookings: payloads.flatMap((giver, payload) => {
      const { first_name: firstName, last_name: lastName, email, anonymous, message } = giver;
      return wantedWishes(giver).map((wishId) => ({ payload, wishId, email, anonymous, message, firstName, lastName }));
    }),
  };
}
