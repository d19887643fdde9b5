import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';

/**
 * What changes whenever anything that a public registry shows changes: PostgreSQL gives every row that is written the
 * number of its transaction (xmin), so a digest over the rows of a registry is its version, with nothing to keep up.
 * @param name a short link's name, present or old, or the registry's id
 * @returns null where there is no such registry
 */
export async function findRegistryVersion(database: Database, name: string): Promise<string | null> {
  // Nobody's name, and PostgreSQL refuses some of it (a zero byte).
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
