import type * as z from 'zod';
import type { Endpoints } from '#contract/endpoints.ts';
import type { catalogueImports } from '../../database/schema/catalogue.ts';

type Import = z.input<Endpoints['GET /catalog/imports']['response']>[number];

/** An import, for superusers. */
export function presentImport(row: typeof catalogueImports.$inferSelect): Import {
  return {
    id: row.id,
    feed: row.feed,
    state: row.state,
    reason: row.reason,
    details: row.details,
    started_date: row.startedAt.toISOString(),
    ended_date: row.endedAt?.toISOString() ?? null,
    rows_read: row.rowsRead,
    added: row.added,
    changed: row.changed,
    unchanged: row.unchanged,
    vanished: row.vanished,
    refused: row.refused,
    refusals: row.refusals,
  };
}
