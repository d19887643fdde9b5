import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Paging } from '#contract/paging.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/accounts.ts';
import { babies, registries } from '../database/schema/registries.ts';
import { secondOwnerInvitations } from '../database/schema/second-owners.ts';
import { shortLinks } from '../database/schema/short-links.ts';
import { invalid } from '../http/problem.ts';
import { isOnline } from './access.ts';
import { isLinkLive } from './short-links/expiration.ts';

const { searchText, ...registryColumns } = getTableColumns(registries);
const shortLinkColumns = {
  id: shortLinks.id,
  registryId: shortLinks.registryId,
  name: shortLinks.name,
  isActive: shortLinks.isActive,
  expirationDate: shortLinks.expirationDate,
};

export type BabyRow = typeof babies.$inferSelect;
export type RegistryRow = Omit<typeof registries.$inferSelect, 'searchText'> & {
  isOnline: boolean;
  ownerName: string;
  /** Also while their account is deleted, as it may come back. */
  secondOwner: { id: number; email: string; firstName: string; lastName: string } | null;
  /** Open, though possibly expired. */
  invitation: { id: number; email: string; expiresAt: Date } | null;
};
export interface ShortLinkRow extends Pick<typeof shortLinks.$inferSelect, keyof typeof shortLinkColumns> {
  /** Active and not expired. */
  isLive: boolean;
}
/** A registry with what every reader of it needs. */
export type RegistryWithParts = RegistryRow & { babies: BabyRow[]; shortLinks: ShortLinkRow[] };

const secondOwner = alias(users, 'second_owner');
const newestFirst = [desc(registries.createdAt), desc(registries.id)];

/** Registries, newest first unless `order` says otherwise, always in three queries. */
export async function findRegistries(
  database: Database,
  where: SQL | undefined,
  { skip, limit }: Paging,
  order: SQL[] = newestFirst,
): Promise<RegistryWithParts[]> {
  const rows = await database
    .select({
      ...registryColumns,
      isOnline: isOnline(database),
      ownerName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      secondOwner: {
        id: secondOwner.id,
        email: secondOwner.email,
        firstName: secondOwner.firstName,
        lastName: secondOwner.lastName,
      },
      invitation: {
        id: secondOwnerInvitations.id,
        email: secondOwnerInvitations.email,
        expiresAt: secondOwnerInvitations.expiresAt,
      },
    })
    .from(registries)
    .innerJoin(users, eq(users.id, registries.userId))
    .leftJoin(secondOwner, eq(secondOwner.id, registries.secondOwnerId))
    .leftJoin(
      secondOwnerInvitations,
      and(eq(secondOwnerInvitations.registryId, registries.id), isNull(secondOwnerInvitations.closedAt)),
    )
    .where(where)
    .orderBy(...order)
    .offset(skip)
    .limit(limit);
  return addParts(database, rows);
}

/** The single registry matching `where`, or null. */
export async function findRegistry(database: Database, where: SQL | undefined): Promise<RegistryWithParts | null> {
  const [row] = await findRegistries(database, where, { skip: 0, limit: 1 });
  return row ?? null;
}

/** A registry's babies and short links. */
export async function addParts<Row extends { id: number }>(
  database: Database,
  rows: Row[],
): Promise<(Row & { babies: BabyRow[]; shortLinks: ShortLinkRow[] })[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [babyRows, shortLinkRows] = await Promise.all([
    findBabies(database, inArray(babies.registryId, ids)),
    findShortLinks(database, inArray(shortLinks.registryId, ids)),
  ]);
  const babiesOf = Map.groupBy(babyRows, (baby) => baby.registryId);
  const shortLinksOf = Map.groupBy(shortLinkRows, (shortLink) => shortLink.registryId);
  return rows.map((row) => ({
    ...row,
    babies: babiesOf.get(row.id) ?? [],
    shortLinks: shortLinksOf.get(row.id) ?? [],
  }));
}

/** Babies, oldest entry first; add `.offset().limit()` for one page. */
export function findBabies(database: Database, where: SQL | undefined) {
  return database.select().from(babies).where(where).orderBy(asc(babies.id));
}

/** Short links, oldest first; add `.offset().limit()` for one page. */
export function findShortLinks(database: Database, where: SQL | undefined) {
  return database
    .select({ ...shortLinkColumns, isLive: isLinkLive() as SQL<boolean> })
    .from(shortLinks)
    .where(where)
    .orderBy(asc(shortLinks.id));
}

export function ofRegistry(id: number): SQL {
  return eq(registries.id, id);
}

/**
 * Parts of a registry cannot move to another one; clients may repeat the registry's id.
 * @throws 422
 */
export function refuseOtherRegistry(
  input: { birthregistry_id?: number | undefined },
  part: { registryId: number },
): void {
  if (input.birthregistry_id !== undefined && input.birthregistry_id !== part.registryId) {
    throw invalid('birthregistry_id', 'UNCHANGEABLE');
  }
}
