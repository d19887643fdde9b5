import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { catalogueImports } from '../../database/schema.ts';

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

export async function endRecord(database: Database, id: number, values: Partial<ImportRow>): Promise<void> {
  await database
    .update(catalogueImports)
    .set({ ...values, endedAt: new Date() })
    .where(eq(catalogueImports.id, id));
}
