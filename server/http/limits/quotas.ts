import { and, asc, eq, getTableName, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { TIMES_WITH_DELETED } from '#contract/limits.ts';
import type { Database } from '../../database/client.ts';
import { invalid, problem } from '../problem.ts';

interface QuotaOf24Hours {
  /** The rows that count, whose each is, and when it was made. */
  table: PgTable;
  accountId: PgColumn;
  createdAt: PgColumn;
  most: number;
  /** The input field that names what is one too many. */
  path: string;
}

/**
 * Counts what an account did in the last 24 hours. Until the transaction ends, what else the account does of this kind
 * waits: many at once, on any number of nodes, are counted one after the other.
 * @throws TOO_MANY_REQUESTS when it reached the maximum, with the seconds until the next is allowed. Its DAILY_QUOTA is
 * also what calendar days answer (bookings/giver/send-summary-again.ts)
 */
export async function refuseBeyondIn24Hours(
  tx: Database,
  account: { id: number },
  quota: QuotaOf24Hours,
): Promise<void> {
  const { table, accountId, createdAt, most, path } = quota;
  const key = `${getTableName(table)} of ${account.id}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const recent = await tx
    .select({ wait: sql<number>`ceil(extract(epoch from ${createdAt} + interval '1 day' - now()))::int` })
    .from(table)
    .where(and(eq(accountId, account.id), gt(createdAt, sql`now() - interval '1 day'`)))
    .orderBy(asc(createdAt))
    .limit(most);
  if (recent.length < most) return;
  throw problem('TOO_MANY_REQUESTS', [{ path, message: `DAILY_QUOTA:${most}` }], Math.max(1, recent[0]?.wait ?? 1));
}

interface Quota {
  table: PgTable;
  /** All rows that count, including deleted ones. */
  withDeleted: SQL;
  present: SQL | undefined;
  most: number;
}

/**
 * The caller has locked whose quota it is.
 * @throws 422 when the maximum is reached, or a multiple of it with deleted rows included
 */
export async function refuseBeyondQuota(tx: Database, { table, withDeleted, present, most }: Quota): Promise<void> {
  const isFull =
    (await tx.$count(table, present)) >= most || (await tx.$count(table, withDeleted)) >= most * TIMES_WITH_DELETED;
  if (isFull) throw invalid('', `QUOTA:${most}`);
}
