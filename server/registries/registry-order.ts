import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { registryListing } from '#contract/registries.ts';
import type { Database } from '../database/client.ts';
import { registries } from '../database/schema.ts';
import { isOnline } from './access.ts';

type Sorting = Pick<z.output<typeof registryListing>, 'sort' | 'order'>;

/**
 * The order of a listing of lists. Every column but `is_online` has an index of exactly this order (schema.ts); lists
 * that are equal stand in the order of their ids, so that no page repeats or misses one.
 */
export function registryOrder(database: Database, { sort, order }: Sorting): SQL[] {
  const columns = {
    creation_date: sql`${registries.createdAt}`,
    title: alphabetical(registries.title),
    event_date: sql`${registries.eventDate}`,
    address_owner: alphabetical(registries.addressOwner),
    is_online: isOnline(database),
    is_private: sql`${registries.isPrivate}`,
  };
  const runs = (order ?? (sort === 'creation_date' ? 'desc' : 'asc')) === 'desc' ? desc : asc;
  return [runs(columns[sort]), runs(registries.id)];
}

/** Without case, accents and punctuation; cut, since what an index holds must not be long. */
function alphabetical(text: Column): SQL {
  return sql`left(search_words(${text}), 80)`;
}
