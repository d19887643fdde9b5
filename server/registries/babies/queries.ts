import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Paging } from '#contract/paging.ts';
import type { Database } from '../../database/client.ts';
import { babies, registries } from '../../database/schema/registries.ts';
import { eachWordBegins, searchWordsOf } from '../../database/searched-words.ts';
import { problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { lockRegistry, managedBy } from '../access.ts';
import { type BabyRow, findBabies } from '../queries.ts';

/**
 * A baby of a registry the user manages; the registry is locked until the transaction ends.
 * @throws NOT_FOUND
 */
export async function lockBaby(tx: Database, id: number, user: SessionUser): Promise<BabyRow> {
  const ofBaby = tx.select({ id: babies.registryId }).from(babies).where(eq(babies.id, id));
  await lockRegistry(tx, and(inArray(registries.id, ofBaby), managedBy(user)));
  const [row] = await findBabies(tx, eq(babies.id, id));
  if (!row) throw problem('NOT_FOUND');
  return row;
}

/** A page of the babies of registries the user manages, oldest entry first, and their total. */
export async function findListedBabies(
  database: Database,
  user: SessionUser,
  { skip, limit, q }: Paging & { q?: string | undefined },
) {
  const where = and(managedBy(user), q ? isFoundBy(q) : undefined);
  const rows = await database
    .select({ ...getTableColumns(babies), registryTitle: registries.title })
    .from(babies)
    .innerJoin(registries, eq(registries.id, babies.registryId))
    .where(where)
    .orderBy(asc(babies.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(babies)
    .innerJoin(registries, eq(registries.id, babies.registryId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

function isFoundBy(query: string): SQL {
  return eachWordBegins(searchWordsOf(sql`${babies.firstName} || ' ' || ${registries.title}`), query);
}
