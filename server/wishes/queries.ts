import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Paging } from '#contract/paging.ts';
import type { Database } from '../database/client.ts';
import { anyOf, preparedQuery } from '../database/prepared.ts';
import { registries } from '../database/schema/registries.ts';
import { wishes } from '../database/schema/wishes.ts';
import { problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { inManagedRegistry, lockRegistry, managedBy } from '../registries/access.ts';
import { IN_PARENTS_ORDER } from './wish-order.ts';

const { createdAt, deletedAt, ...ownColumns } = getTableColumns(wishes);

export type WishRow = Omit<typeof wishes.$inferSelect, 'createdAt' | 'deletedAt'> & {
  /** The current price of its article in cents; null if it has none, or it is no longer sold. */
  articlePriceNow: number | null;
};

/** What visitors see of it. */
export type PublicWishRow = Omit<WishRow, 'articleId' | 'knownPriceCents' | 'articlePriceNow'>;

export const wishColumns = {
  ...ownColumns,
  articlePriceNow: sql<
    number | null
  >`(select a.price_cents from articles a where a.id = ${wishes.articleId} and a.vanished_at is null)`,
};

const { articleId, knownPriceCents, ...publicColumns } = ownColumns;
const noText = sql<null>`null`;
/** Without the long columns: a registry may hold 500 wishes with 15,000 characters each. */
const cardColumns = { ...publicColumns, description: noText, link: noText, affiliateLink: noText };

/** A registry's wishes in order. */
export function findWishesOfRegistry(database: Database, registryId: number): Promise<WishRow[]> {
  return database
    .select(wishColumns)
    .from(wishes)
    .where(isOn(registryId))
    .orderBy(...IN_PARENTS_ORDER);
}

/** These wishes by id, deleted ones too. */
export async function findWishes(database: Database, ids: number[]): Promise<Map<number, WishRow>> {
  const rows = await findByIds(database, { ids: JSON.stringify(ids) });
  return new Map(rows.map((row) => [row.id, row]));
}

const findByIds = preparedQuery<WishRow>((database) =>
  database
    .select(wishColumns)
    .from(wishes)
    .where(sql`${wishes.id} = ${anyOf('ids', 'bigint')}`),
);

/** Wishes as visitors see them. */
export function findPublicWishesOfRegistry(
  database: Database,
  registryId: number,
  { asCards }: { asCards: boolean },
): Promise<PublicWishRow[]> {
  return database
    .select(asCards ? cardColumns : publicColumns)
    .from(wishes)
    .where(isOn(registryId))
    .orderBy(...IN_PARENTS_ORDER);
}

const isOn = (registryId: number) => and(eq(wishes.registryId, registryId), isNull(deletedAt));

/** A page of the wishes on all registries the user manages, oldest first. */
export async function findManagedWishes(
  database: Database,
  user: SessionUser,
  { skip, limit }: Paging,
): Promise<{ rows: WishRow[]; total: number }> {
  const mine = and(inManagedRegistry(database, wishes.registryId, user), isNull(deletedAt));
  const rows = await database
    .select(wishColumns)
    .from(wishes)
    .where(mine)
    .orderBy(asc(createdAt), asc(wishes.id))
    .offset(skip)
    .limit(limit);
  return { rows, total: await database.$count(wishes, mine) };
}

/** A wish of a registry matching `whichRegistry`, or null. */
export async function findWish(database: Database, id: number, whichRegistry: SQL): Promise<WishRow | null> {
  const [row] = await database
    .select(wishColumns)
    .from(wishes)
    .innerJoin(registries, eq(registries.id, wishes.registryId))
    .where(and(eq(wishes.id, id), isNull(deletedAt), whichRegistry));
  return row ?? null;
}

/**
 * A wish of a registry the user manages; registry and wish are locked until the transaction ends.
 * @throws NOT_FOUND
 */
export async function lockManagedWish(tx: Database, id: number, user: SessionUser): Promise<WishRow> {
  const ofWish = tx.select({ id: wishes.registryId }).from(wishes).where(eq(wishes.id, id));
  await lockRegistry(tx, and(inArray(registries.id, ofWish), managedBy(user)));
  const [row] = await tx
    .select(wishColumns)
    .from(wishes)
    .where(and(eq(wishes.id, id), isNull(deletedAt)))
    .for('update');
  if (!row) throw problem('NOT_FOUND');
  return row;
}
