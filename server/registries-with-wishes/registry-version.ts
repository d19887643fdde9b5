import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';

/**
 * Changes whenever anything a public registry shows changes: PostgreSQL marks every written row with its
 * transaction's number (xmin), so a digest over a registry's rows is its version, without anything to maintain.
 * @param name a short link's name, current or former, or the registry's id
 * @returns null when there is no such registry
 */
export async function findRegistryVersion(database: Database, name: string): Promise<string | null> {
  // Such a name cannot exist, and PostgreSQL rejects some of them (a zero byte).
  if (!/^[\w-]+$/.test(name)) return null;
  const id = /^[1-9]\d*$/.test(name) && Number.isSafeInteger(Number(name)) ? Number(name) : null;
  const { rows } = await database.execute<{ version: string | null }>(sql`
    with registry as (
      select id, xmin from birth_registries
      where deleted_at is null and (
        id = (select birthregistry_id from short_link_names where name = lower(${name}))
        or id = ${id}
      )
    ), parts as (
      select 0 as part, registry.id, registry.xmin from registry
      union all select 1, babies.id, babies.xmin from babies join registry on babies.birthregistry_id = registry.id
      union all select 2, short_links.id, short_links.xmin from short_links join registry on short_links.birthregistry_id = registry.id
      union all select 3, categories.id, categories.xmin from categories join registry on categories.birthregistry_id = registry.id
      union all select 4, wishes.id, wishes.xmin from wishes join registry on wishes.birthregistry_id = registry.id
      union all select 5, bookings.id, bookings.xmin from bookings join registry on bookings.birthregistry_id = registry.id
    )
    select md5(string_agg(part || ':' || id || ':' || xmin::text, ',' order by part, id)) as version from parts`);
  return rows[0]?.version ?? null;
}
