import { and, asc, type Column, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { registryListing } from '#contract/registries.ts';
import { hasEmail } from '../accounts/queries.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/accounts.ts';
import { registries } from '../database/schema/registries.ts';
import { eachWordBegins } from '../database/searched-words.ts';
import { isOnline } from './access.ts';
import { findRegistries, type RegistryWithParts } from './queries.ts';

type Listing = z.output<typeof registryListing>;

/**
 * A page of registries in the requested order. Each order has an index (database/schema/registries.ts); ties are
 * broken by id, so that no page repeats or misses one.
 */
export function findSortedRegistries(
  database: Database,
  where: SQL,
  { skip, limit, sort, order }: Listing,
): Promise<RegistryWithParts[]> {
  const runs = (order ?? (sort === 'creation_date' ? 'desc' : 'asc')) === 'desc' ? desc : asc;
  const columns = {
    creation_date: sql`${registries.createdAt}`,
    title: alphabetical(registries.title),
    event_date: sql`${registries.eventDate}`,
    address_owner: alphabetical(registries.addressOwner),
    is_online: isOnline(database),
    is_private: sql`${registries.isPrivate}`,
  };
  const among = sort === 'is_online' ? and(where, isAmongFirst(database, where, runs, skip + limit)) : where;
  return findRegistries(database, among, { skip, limit }, [runs(columns[sort]), runs(registries.id)]);
}

/** Without case, accents and punctuation; truncated, since index entries must be short. */
function alphabetical(text: Column): SQL {
  return sql`left(search_words(${text}), 80)`;
}

/** No index covers whether a registry is online: the first by id of both kinds are examined. */
function isAmongFirst(database: Database, where: SQL, runs: typeof asc, most: number): SQL {
  const first = (state: SQL) =>
    database
      .select({ id: registries.id })
      .from(registries)
      .where(and(where, state))
      .orderBy(runs(registries.id))
      .limit(most);
  const ids = unionAll(first(isOnline(database)), first(not(isOnline(database)))).as('first_of_both');
  return inArray(registries.id, database.select({ id: ids.id }).from(ids));
}

/** WHERE for the registries matching the words, the owner's whole address, or the id. */
export function isFoundBy(database: Database, query: string): SQL {
  const owner = database.select({ id: users.id }).from(users).where(hasEmail(query));
  const id =
    /^\d{1,16}$/.test(query) && Number.isSafeInteger(Number(query)) ? eq(registries.id, Number(query)) : undefined;
  return or(eachWordBegins(registries.searchText, query), inArray(registries.userId, owner), id) as SQL;
}
