import { inArray } from 'drizzle-orm';
import type * as z from 'zod';
import type { bookingMulti } from '#contract/bookings.ts';
import type { Language } from '#locales/catalogue.ts';
import type { Context } from '../context.ts';
import { type BriefTransaction, briefTransaction } from '../database/brief-transaction.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retried-transaction.ts';
import { wishes } from '../database/schema.ts';
import { violatedConstraint } from '../database/violations.ts';
import { type ProblemError, problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session.ts';
import { type BookedRow, claimAndLock, type NewRequest, type WishToBook, writeBookings } from './booking-statements.ts';
import { issueGiverToken, newGiverToken } from './giver-tokens.ts';
import { hashKey, requestOfKey } from './idempotency.ts';
import { findBookingsOfRequest } from './queries.ts';

type Payloads = z.output<typeof bookingMulti>;

interface BookingOrder {
  payloads: Payloads;
  user: SessionUser | null;
  /** The giver's, for the mails. */
  language: Language;
  idempotencyKey: string | null;
}

interface Booked {
  rows: BookedRow[];
  giverToken: string;
}

/**
 * Books one copy of each wish, all or nothing, for as many people at once as may come.
 * @returns the bookings in the order of the payloads, and a new token for the giver's page
 * @throws OTHER_REGISTRY (422), NOT_FOUND and ALREADY_BOOKED, which name each wish, KEY_REUSED (422)
 */
export async function bookWishes(context: Context, order: BookingOrder): Promise<Booked> {
  try {
    const booked = await retried(() => briefTransaction(context.database, (brief) => bookOnce(brief, order)));
    context.jobs.wake('mail');
    return booked;
  } catch (error) {
    // The rows are locked, so the database only refuses here if somebody writes around this function.
    if (violatedConstraint(error) !== 'wishes_booked_at_most_quantity') throw error;
    throw namingWishes('ALREADY_BOOKED', await findTaken(context.database, idsOf(order.payloads)));
  }
}

async function bookOnce({ tx, endWithNext }: BriefTransaction, order: BookingOrder): Promise<Booked> {
  const { payloads, user } = order;
  const key = order.idempotencyKey === null ? null : hashKey(order.idempotencyKey, payloads);
  const locked = await claimAndLock(tx, { user, key, wishIds: idsOf(payloads) });
  const requestId = key && locked.key ? requestOfKey(key, locked.key) : locked.requestId;
  if (requestId !== locked.requestId) {
    return { rows: await findBookingsOfRequest(tx, requestId), giverToken: await issueGiverToken(tx, requestId) };
  }
  const found = new Map(locked.wishes.map((wish) => [wish.id, wish]));
  refuseMixedRegistries(payloads, found);
  const gone = idsOf(payloads).filter((id) => !found.has(id));
  if (gone.length > 0) throw namingWishes('NOT_FOUND', gone);
  const taken = locked.wishes.filter((wish) => wish.bookingCount >= wish.quantity).map((wish) => wish.id);
  if (taken.length > 0) throw namingWishes('ALREADY_BOOKED', taken);

  const { token, hash } = newGiverToken();
  endWithNext();
  return { rows: await writeBookings(tx, newRequest(order, requestId, found, hash)), giverToken: token };
}

/** The wishes of one payload are of one registry. */
function refuseMixedRegistries(payloads: Payloads, found: Map<number, WishToBook>): void {
  const fields = payloads.flatMap(({ wishes_ids: ids }, index) => {
    const first = ids.map((id) => found.get(id)?.registryId).find((registryId) => registryId !== undefined);
    return ids.flatMap((id, wishIndex) =>
      (found.get(id)?.registryId ?? first) === first
        ? []
        : [{ path: `${index}.wishes_ids.${wishIndex}`, message: 'OTHER_REGISTRY' }],
    );
  });
  if (fields.length > 0) throw problem('UNPROCESSABLE_ENTITY', fields);
}

function newRequest(
  { payloads, language }: BookingOrder,
  id: number,
  found: Map<number, WishToBook>,
  tokenHash: Buffer,
): NewRequest {
  const [giver] = payloads;
  if (!giver) throw new Error('The contract asks for one payload at least.');
  return {
    id,
    email: giver.email,
    firstName: giver.first_name,
    language,
    tokenHash,
    bookings: payloads.flatMap((payload) =>
      payload.wishes_ids.map((wishId) => ({
        registryId: (found.get(wishId) as WishToBook).registryId,
        wishId,
        firstName: payload.first_name,
        lastName: payload.last_name,
        email: payload.email,
        anonymous: payload.anonymous,
        message: payload.message,
      })),
    ),
  };
}

async function findTaken(database: Database, wishIds: number[]): Promise<number[]> {
  const rows = await database
    .select({ id: wishes.id, quantity: wishes.quantity, bookingCount: wishes.bookingCount })
    .from(wishes)
    .where(inArray(wishes.id, wishIds));
  return rows.filter((wish) => wish.bookingCount >= wish.quantity).map((wish) => wish.id);
}

function idsOf(payloads: Payloads): number[] {
  return payloads.flatMap((payload) => payload.wishes_ids);
}

/** Each path ends with a wish's id (contract/bookings.ts). */
function namingWishes(code: 'NOT_FOUND' | 'ALREADY_BOOKED', wishIds: number[]): ProblemError {
  return problem(
    code,
    wishIds.map((id) => ({ path: `wishes_ids.${id}`, message: code })),
  );
}
