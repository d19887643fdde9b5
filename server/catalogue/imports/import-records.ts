import { and, desc, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Paging } from '#contract/paging.ts';
import type { Database } from '../../database/client.ts';
import { catalogueImports } from '../../database/schema/catalogue.ts';

const TOLD_EVERY_MS = 1000;

type ImportRow = typeof catalogueImports.$inferSelect;

/**
 * Whoever begins an import holds its feed's lock, so an earlier one that still seems to be running must have been
 * killed.
 */
export async function startRecord(database: Database, feed: string): Promise<number> {
  await database
    .update(catalogueImports)
    .set({ state: 'stopped', endedAt: new Date() })
    .where(and(eq(catalogueImports.feed, feed), eq(catalogueImports.state, 'running')));
  const [record] = await database.insert(catalogueImports).values({ feed }).returning({ id: catalogueImports.id });
  return record?.id ?? 0;
}

/**
 * A page of the records, latest first. One that seems to be running while nobody holds its feed's lock was killed.
 */
export async function findRecords(
  database: Database,
  { skip, limit }: Paging,
): Promise<{ rows: ImportRow[]; total: number }> {
  const rows = await database
    .select({
      ...getTableColumns(catalogueImports),
      isHeld: sql<boolean>`exists (
      select from pg_locks where locktype = 'advisory' and granted
        and ((classid::bigint << 32) | objid::bigint) = ${lockOf(catalogueImports.feed)})`,
    })
    .from(catalogueImports)
    .orderBy(desc(catalogueImports.startedAt), desc(catalogueImports.id))
    .offset(skip)
    .limit(limit);
  const records = rows.map(({ isHeld, ...row }) => ({
    ...row,
    state: row.state === 'running' && !isHeld ? ('stopped' as const) : row.state,
  }));
  return { rows: records, total: await database.$count(catalogueImports) };
}

/** The lock held while a feed is imported (import-feed.ts). */
function lockOf(feed: SQLWrapper): SQL {
  return sql`hashtextextended('import of ' || ${feed}, 0)`;
}

type Progress = Pick<ImportRow, 'rowsRead' | 'refused'>;

/**
 * Records an import's progress for whoever is watching: written a second after it is reported, with the latest
 * figures, so that a stalled feed shows where it stalled. Nobody waits for it.
 */
export function progressRecorder(database: Database, id: number) {
  let latest: Progress;
  let isDue = false;

  async function write(): Promise<void> {
    isDue = false;
    const isOn = and(eq(catalogueImports.id, id), eq(catalogueImports.state, 'running'));
    await database.update(catalogueImports).set(latest).where(isOn);
  }

  return ({ rowsRead, refused }: Progress): void => {
    latest = { rowsRead, refused };
    if (isDue) return;
    isDue = true;
    setTimeout(() => write().catch(() => undefined), TOLD_EVERY_MS).unref();
  };
}

export async function endRecord(database: Database, id: number, values: Partial<ImportRow>): Promise<void> {
  await database
    .update(catalogueImports)
    .set({ ...values, endedAt: new Date() })
    .where(eq(catalogueImports.id, id));
}
