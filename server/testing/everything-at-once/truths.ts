import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Answer } from '#contract/calls.ts';
import type { Database } from '../../database/client.ts';
import type { TestApp } from '../app.ts';
import type { Scene } from './scene.ts';

/** What must be true afterwards, in whichever order things were done. Returns what is not. */
export async function findUntruths({ testApp, lists, acknowledged }: Scene): Promise<string[]> {
  const { database } = testApp.context;
  return [
    ...(await lostOrDoubled(database, acknowledged)),
    ...(await wronglyCounted(database)),
    ...(await wronglyFound(database)),
    ...(await wronglyShown(testApp, lists)),
  ];
}

async function lostOrDoubled(database: Database, acknowledged: Set<number>): Promise<string[]> {
  const { rows } = await database.execute<{ id: number }>(sql`select id::int as id from bookings`);
  const kept = new Set(rows.map(({ id }) => id));
  return [
    ...[...acknowledged].filter((id) => !kept.has(id)).map((id) => `booking ${id} was acknowledged and is lost`),
    ...[...kept].filter((id) => !acknowledged.has(id)).map((id) => `booking ${id} was never acknowledged`),
  ];
}

async function wronglyCounted(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ id: string; counted: number; booked: number; quantity: number }>(sql`
    select wishes.id, booking_count as counted, count(bookings.id)::int as booked, quantity
    from wishes left join bookings on bookings.wish_id = wishes.id and bookings.cancelled_at is null
    group by wishes.id having count(bookings.id) <> booking_count or count(bookings.id) > quantity`);
  return rows.map((gift) => `gift ${gift.id}: ${gift.counted} counted, ${gift.booked} booked of ${gift.quantity}`);
}

/** What the search reads is kept by triggers: it must be what they would write now. */
async function wronglyFound(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    with renewed as (update birth_registries set title = title returning id, search_text)
    select id from birth_registries kept join renewed using (id) where kept.search_text <> renewed.search_text`);
  return rows.map(({ id }) => `list ${id} is found by names that it no longer has`);
}

/** What visitors read is kept for a while: it must be what is in the database now. */
async function wronglyShown({ app, context }: TestApp, lists: Scene['lists']): Promise<string[]> {
  const { rows } = await context.database.execute<{ listId: string; name: string; booked: Record<string, number> }>(sql`
    select birthregistry_id as "listId", min(name) as name,
      (select json_object_agg(id, booking_count) from wishes
       where wishes.birthregistry_id = short_links.birthregistry_id and deleted_at is null) as booked
    from short_links where birthregistry_id in ${lists.map(({ id }) => id)} group by birthregistry_id`);
  const untruths: string[] = [];
  for (const { listId, name, booked } of rows) {
    const answer = await app.inject(`/api/v1/birthregistry/shortlink/${name}`);
    const { categories } = answer.json<Answer<'GET /birthregistry/shortlink/{shortlink}'>>();
    const gifts = categories.flatMap(({ wishes }) => wishes);
    const shown = Object.fromEntries(gifts.map(({ id, bookings }) => [String(id), bookings.length]));
    if (!isDeepStrictEqual(shown, booked)) untruths.push(`list ${listId} shows visitors something else than there is`);
  }
  return untruths;
}
