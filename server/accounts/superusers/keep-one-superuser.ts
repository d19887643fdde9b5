import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import { invalid } from '../../http/problem.ts';

/**
 * Takes a lock, so that superusers leaving at the same moment do so one by one.
 * @throws LAST_SUPERUSER (422) when nobody else could manage the service
 */
export async function keepOneSuperuser(tx: Database, leavingId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('superusers', 0))`);
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.isSuperuser, true),
        isNotNull(users.activatedAt),
        isNull(users.deactivatedAt),
        isNull(users.deletedAt),
      ),
    );
  if (rows.every(({ id }) => id === leavingId)) throw invalid('is_superuser', 'LAST_SUPERUSER');
}
