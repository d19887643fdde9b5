import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import { type bookingMulti, wantedWishes } from '#contract/booking-request.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Language } from '#locales/languages.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { registries } from '../../database/schema/registries.ts';
import { wishes } from '../../database/schema/wishes.ts';
import { type ProblemError, problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { visibleTo } from '../../registries/access.ts';
import { issueGiverToken, newGiverToken } from '../giver/giver-tokens.ts';
import { findBookingsOfRequest } from '../queries.ts';
import { findRequestOfKey, hashKey } from './idempotency.ts';
import { tooLongMessages } from './message-room.ts';
import { type BookedRow, type NewRequest, writeAlone, writeTogether } from './write-bookings.ts';

/** How often a gift may be taken and freed again before we give up. */
const ATTEMPTS = 5;
const RETRY_SECONDS = 2;

type Payloads = z.output<typeof bookingMulti>;

interface BookingOrder {
  payloads: Payloads;
  user: SessionUser | null;
  /** The giver's language, for the mails. */
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
    refuse(order.payloads, await findWishes(database, order));
    if (attempt > ATTEMPTS) throw problem('SERVICE_UNAVAILABLE', [], RETRY_SECONDS);
    rows = await writeAlone(database, order.user, request);
  }
  jobs.wake('mail');
  return { rows, giverToken: token };
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
    key: idempotencyKey === null ? null : hashKey(idempotencyKey, payloads),
    bookings: payloads.flatMap((giver, payload) => {
      const { first_name: firstName, last_name: lastName, email, anonymous, message } = giver;
      return wantedWishes(giver).map((wishId) => ({ payload, wishId, email, anonymous, message, firstName, lastName }));
    }),
  };
}

type FoundWish = Pick<typeof wishes.$inferSelect, 'id' | 'registryId' | 'quantity' | 'bookingCount'>;

/** Those of the wishes that this person may book. */
function findWishes(database: Database, { payloads, user }: BookingOrder): Promise<FoundWish[]> {
  const { id, registryId, quantity, bookingCount } = wishes;
  return database
    .select({ id, registryId, quantity, bookingCount })
    .from(wishes)
    .innerJoin(registries, eq(registries.id, registryId))
    .where(and(inArray(id, idsOf(payloads)), isNull(wishes.deletedAt), visibleTo(database, user)))
    .orderBy(asc(id));
}

/** Throws the reason why these payloads cannot be booked, if there is one. */
function refuse(payloads: Payloads, rows: FoundWish[]): void {
  const found = new Map(rows.map((wish) => [wish.id, wish]));
  refuseMixedRegistries(payloads, found);
  const gone = idsOf(payloads).filter((id) => !found.has(id));
  if (gone.length > 0) throw namingWishes('NOT_FOUND', gone);
  const wanted = Map.groupBy(payloads.flatMap(wantedWishes), (id) => id);
  const isShort = ({ id, quantity, bookingCount }: FoundWish) =>
    bookingCount + (wanted.get(id)?.length ?? 0) > quantity;
  const taken = rows.filter(isShort).map((wish) => wish.id);
  if (taken.length > 0) throw namingWishes('ALREADY_BOOKED', taken);
}

/** The wishes of one payload must be on one registry. */
function refuseMixedRegistries(payloads: Payloads, found: Map<number, FoundWish>): void {
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
