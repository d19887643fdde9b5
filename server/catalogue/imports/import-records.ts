import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { catalogueImports } from '../../database/schema.ts';

const TOLD_EVERY_MS = 1000;

type ImportRow = typeof catalogueImports.$inferSelect;

/** Whoever begins an import holds the lock of its feed, and so knows that an earlier one that still seems to run was killed. */
export async function startRecord(database: Database, feed: string): Promise<number> {
  await database
    .update(catalogueImports)
    .set({ state: 'stopped', endedAt: new Date() })
    .where(and(eq(catalogueImports.feed, feed), eq(catalogueImports.state, 'running')));
  const [record] = await database.insert(catalogueImports).values({ feed }).returning({ id: catalogueImports.id });
  return record?.id ?? 0;
}

/** How far an import is, for whoever watches: once a second at most, and nobody waits for it. */
export function progressRecorder(database: Database, id: number) {
  let toldAt = performance.now();
  let isTelling = false;
  return ({ rowsRead, refused }: Pick<ImportRow, 'rowsRead' | 'refused'>): void => {
    if (isTelling || performance.now() - toldAt < TOLD_EVERY_MS) return;
    [toldAt, isTelling] = [performance.now(), true];
    const isOn = and(eq(catalogueImports.id, id), eq(catalogueImports.state, 'running'));
    database
      .update(catalogueImports)
      .set({ rowsRead, refused })
      .where(isOn)
      .catch(() => undefined)
      .finally(() => {
        isTelling = false;
      });
  };
}

export async function endRecord(database: Database, id: number, values: Partial<ImportRow>): Promise<void> {
  await database
    .update(catalogueImports)
    .set({ ...values, endedAt: new Date() })
    .where(eq(catalogueImports.id, id));
}
