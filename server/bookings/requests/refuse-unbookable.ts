import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import { type bookingMulti, wantedWishes } from '#contract/booking-request.ts';
import type { Database } from '../../database/client.ts';
import { registries } from '../../database/schema/registries.ts';
import { wishes } from '../../database/schema/wishes.ts';
import { type ProblemError, problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { visibleTo } from '../../registries/access.ts';

type Payloads = z.output<typeof bookingMulti>;

type FoundWish = Pick<typeof wishes.$inferSelect, 'id' | 'registryId' | 'quantity' | 'bookingCount'>;

/**
 * Refuses what this person cannot book, if anything prevents it.
 * @throws OTHER_REGISTRY (422), NOT_FOUND and ALREADY_BOOKED, naming each wish
 */
export async function refuseUnbookable(
  database: Database,
  payloads: Payloads,
  user: SessionUser | null,
): Promise<void> {
  const rows = await findBookable(database, payloads, user);
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

/** Those of the wishes that this person may book: whoever may see the list, its parents too (registries/access.ts). */
function findBookable(database: Database, payloads: Payloads, user: SessionUser | null): Promise<FoundWish[]> {
  const { id, registryId, quantity, bookingCount } = wishes;
  return database
    .select({ id, registryId, quantity, bookingCount })
    .from(wishes)
    .innerJoin(registries, eq(registries.id, registryId))
    .where(and(inArray(id, idsOf(payloads)), isNull(wishes.deletedAt), visibleTo(database, user)))
    .orderBy(asc(id));
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
