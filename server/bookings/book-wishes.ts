import { and, asc, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { bookingMulti } from '#contract/bookings.ts';
import type { Language } from '#locales/catalogue.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { retriedTransaction } from '../database/retried-transaction.ts';
import { bookingRequests, bookings, registries, wishes } from '../database/schema.ts';
import { violatedConstraint } from '../database/violations.ts';
import { type ProblemError, problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session.ts';
import { queueMail } from '../mail/mail.ts';
import { visibleTo } from '../registries/access.ts';
import { issueGiverToken } from './giver-tokens.ts';
import { claimKey, settleKey } from './idempotency.ts';
import { type BookingRow, findBookingsOfRequest } from './queries.ts';
import { tellParents } from './tell-parents.ts';

type Payloads = z.output<typeof bookingMulti>;

interface BookingOrder {
  payloads: Payloads;
  user: SessionUser | null;
  /** The giver's, for the mails. */
  language: Language;
  idempotencyKey: string | null;
}

interface WishToBook {
  id: number;
  registryId: number;
  quantity: number;
  bookingCount: number;
}

/**
 * Books one copy of each wish, all or nothing, for as many people at once as may come.
 * @returns the bookings in the order of the payloads, and a new token for the giver's page
 * @throws OTHER_REGISTRY (422), NOT_FOUND and ALREADY_BOOKED, which name each wish, KEY_REUSED (422)
 */
export async function bookWishes(
  context: Context,
  order: BookingOrder,
): Promise<{ rows: BookingRow[]; giverToken: string }> {
  try {
    return await retriedTransaction(context.database, (tx) => bookOnce(context, tx, order));
  } catch (error) {
    // The rows are locked, so that only a writer who goes around this function can make the database say it first.
    if (violatedConstraint(error) !== 'wishes_booked_at_most_quantity') throw error;
    throw namingWishes('ALREADY_BOOKED', await findTaken(context.database, idsOf(order.payloads)));
  }
}

async function bookOnce(context: Context, tx: Database, order: BookingOrder) {
  const { payloads, idempotencyKey } = order;
  const earlier = idempotencyKey === null ? null : await claimKey(tx, idempotencyKey, payloads);
  if (earlier !== null) {
    return { rows: await findBookingsOfRequest(tx, earlier), giverToken: await issueGiverToken(tx, earlier) };
  }
  const found = await lockWishes(tx, order.user, idsOf(payloads));
  refuseMixedRegistries(payloads, found);
  const gone = idsOf(payloads).filter((id) => !found.has(id));
  if (gone.length > 0) throw namingWishes('NOT_FOUND', gone);
  const taken = [...found.values()].filter((wish) => wish.bookingCount >= wish.quantity);
  if (taken.length > 0)
    throw namingWishes(
      'ALREADY_BOOKED',
      taken.map((wish) => wish.id),
    );

  const requestId = await insertBookings(tx, order, found);
  if (idempotencyKey !== null) await settleKey(tx, idempotencyKey, requestId);
  const giverToken = await issueGiverToken(tx, requestId);
  await queueMail(context, tx, { kind: 'booking-summary', ids: { requestId }, cause: `booking-summary-${requestId}` });
  await tellParents(context, tx, requestId);
  return { rows: await findBookingsOfRequest(tx, requestId), giverToken };
}

/**
 * The wishes that this reader may book, locked until the transaction ends: their lists first, then the wishes, each in
 * the order of their ids, so that two requests never wait for each other.
 */
async function lockWishes(tx: Database, user: SessionUser | null, wishIds: number[]): Promise<Map<number, WishToBook>> {
  const ofWishes = tx.select({ id: wishes.registryId }).from(wishes).where(inArray(wishes.id, wishIds));
  const lists = await tx
    .select({ id: registries.id })
    .from(registries)
    .where(and(inArray(registries.id, ofWishes), visibleTo(tx, user)))
    .orderBy(asc(registries.id))
    .for('no key update');
  if (lists.length === 0) return new Map();
  const rows = await tx
    .select({
      id: wishes.id,
      registryId: wishes.registryId,
      quantity: wishes.quantity,
      bookingCount: wishes.bookingCount,
    })
    .from(wishes)
    .where(
      and(
        inArray(wishes.id, wishIds),
        inArray(
          wishes.registryId,
          lists.map((list) => list.id),
        ),
        isNull(wishes.deletedAt),
      ),
    )
    .orderBy(asc(wishes.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** The wishes of one payload are of one list. */
function refuseMixedRegistries(payloads: Payloads, found: Map<number, WishToBook>): void {
  const fields = payloads.flatMap(({ wishes_ids: ids }, index) => {
    const first = ids.map((id) => found.get(id)?.registryId).find((registryId) => registryId !== undefined);
    return ids.flatMap((id, place) =>
      (found.get(id)?.registryId ?? first) === first
        ? []
        : [{ path: `${index}.wishes_ids.${place}`, message: 'OTHER_REGISTRY' }],
    );
  });
  if (fields.length > 0) throw problem('UNPROCESSABLE_ENTITY', fields);
}

async function insertBookings(tx: Database, order: BookingOrder, found: Map<number, WishToBook>): Promise<number> {
  const [giver] = order.payloads;
  if (!giver) throw new Error('The contract asks for one payload at least.');
  const [request] = await tx
    .insert(bookingRequests)
    .values({ email: giver.email, firstName: giver.first_name, language: order.language })
    .returning({ id: bookingRequests.id });
  if (!request) throw new Error('An insert returned nothing.');
  await tx.insert(bookings).values(
    order.payloads.flatMap((payload) =>
      payload.wishes_ids.map((wishId) => ({
        requestId: request.id,
        registryId: (found.get(wishId) as WishToBook).registryId,
        wishId,
        firstName: payload.first_name,
        lastName: payload.last_name,
        email: payload.email,
        anonymous: payload.anonymous,
        message: payload.message,
      })),
    ),
  );
  return request.id;
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
