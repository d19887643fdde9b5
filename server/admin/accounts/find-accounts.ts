import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { findAccount } from '../../accounts/queries.ts';
import { findSessions } from '../../accounts/sessions/queries.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import { bookings } from '../../database/schema/bookings.ts';
import { registries } from '../../database/schema/registries.ts';
import { eachWordBegins, searchWordsOf } from '../../database/searched-words.ts';
import { problem } from '../../http/problem.ts';
import { isOnline } from '../../registries/access.ts';

/** WHERE for the accounts that a superuser searches for. */
export function isFoundBy(query: string): SQL {
  const words = searchWordsOf(sql`${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email}`);
  const id = /^\d{1,16}$/.test(query) && Number.isSafeInteger(Number(query)) ? eq(users.id, Number(query)) : undefined;
  return or(eachWordBegins(words, query), id) as SQL;
}

/**
 * An account with its lists, how much is booked there, and its sessions.
 * @throws NOT_FOUND
 */
export async function findInspectedAccount(database: Database, id: number) {
  const account = await findAccount(database, id);
  if (!account) throw problem('NOT_FOUND');
  const own = and(eq(registries.userId, id), isNull(registries.deletedAt));
  const rows = await database
    .select({
      id: registries.id,
      title: registries.title,
      is_online: isOnline(database),
      createdAt: registries.createdAt,
    })
    .from(registries)
    .where(own)
    .orderBy(desc(registries.createdAt), desc(registries.id));
  const [booked] = await database
    .select({ total: count() })
    .from(bookings)
    .innerJoin(registries, eq(registries.id, bookings.registryId))
    .where(and(own, isNull(bookings.cancelledAt)));
  return {
    account,
    registries: rows.map(({ createdAt, ...row }) => ({ ...row, creation_date: createdAt.toISOString() })),
    bookings: booked?.total ?? 0,
    sessions: await findSessions(database, id),
  };
}
