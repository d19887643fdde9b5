import type pg from 'pg';
import type { FeedRefusal } from '../feeds/item.ts';

/** An article's columns, besides its key. */
const SAID = [
  'ean',
  'title',
  'brand',
  'description',
  'price_cents',
  'link',
  'link_key',
  'image_url',
  'shop',
  'category',
  'shop_category',
];

const listed = (of: string) => SAID.map((name) => `${of}.${name}`).join(', ');

/**
 * How many articles a feed may lose at once, besides half of what it had: a truncated feed must not empty the
 * catalogue.
 */
const MOST_LOST = 100;

export interface Merged {
  added: number;
  changed: number;
  unchanged: number;
  vanished: number;
}

export interface MergedBatch extends Omit<Merged, 'vanished'> {
  duplicates: FeedRefusal[];
}

/** Many words at once go into the index of the search. */
export async function prepareMerging(client: pg.ClientBase): Promise<void> {
  await client.query(`set local jit = off; set local work_mem = '64MB'`);
}

/**
 * Merges `read_articles` into the catalogue: adds new articles, and updates those that differ.
 * @param isNew the feed has no articles yet
 */
export async function mergeBatch(client: pg.ClientBase, feedId: number, isNew: boolean): Promise<MergedBatch> {
  // The planner assumes that a table without statistics is small.
  await client.query('analyze read_articles');
  const duplicates = await refuseDuplicates(client);
  const changed = isNew ? 0 : await changeArticles(client, feedId);
  const isKnown = 'exists (select from articles where feed_id = $1 and articles.item_key = read.item_key)';
  const { rowCount: added } = await client.query(
    `insert into articles (feed_id, item_key, ${SAID.join(', ')})
     select $1, read.item_key, ${listed('read')} from read_articles read ${isNew ? '' : `where not ${isKnown}`}`,
    [feedId],
  );
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from read_articles');
  return { duplicates, changed, added: added ?? 0, unchanged: (rows[0]?.count ?? 0) - changed - (added ?? 0) };
}

/** Removes articles that came before, here or in an earlier batch; places in the table tell them apart, not lines. */
async function refuseDuplicates(client: pg.ClientBase): Promise<FeedRefusal[]> {
  const { rows } = await client.query<{ line: number }>(`
    with first as (select item_key, min(ctid) as place from read_articles group by item_key),
    fresh as (
      insert into read_keys (item_key) select item_key from first on conflict do nothing returning item_key
    )
    delete from read_articles read where not exists (
      select from fresh join first using (item_key) where item_key = read.item_key and place = read.ctid
    ) returning line`);
  return rows.map(({ line }) => ({ line, reason: 'DUPLICATE' as const })).sort((one, other) => one.line - other.line);
}

/** A vanished article comes back; our picture stays if the shop's is the same. */
async function changeArticles(client: pg.ClientBase, feedId: number): Promise<number> {
  const isOtherPicture = 'articles.image_url is distinct from read.image_url';
  const { rowCount } = await client.query(
    `update articles set ${SAID.map((name) => `${name} = read.${name}`).join(', ')}, changed_at = now(), vanished_at = null,
       img_path = case when ${isOtherPicture} then null else articles.img_path end
     from read_articles read where articles.feed_id = $1 and articles.item_key = read.item_key
       and (articles.vanished_at is not null or (${listed('articles')}) is distinct from (${listed('read')}))`,
    [feedId],
  );
  return rowCount ?? 0;
}

/**
 * Marks the articles of a feed that were not read.
 * @returns how many those are; null if so many are missing that it must have been truncated
 */
export async function markVanished(client: pg.ClientBase, feedId: number): Promise<number | null> {
  await client.query('analyze read_keys');
  const isLost =
    'feed_id = $1 and vanished_at is null and not exists (select from read_keys where read_keys.item_key = articles.item_key)';
  const { rows } = await client.query<{ had: number; lost: number }>(
    `select (select count(*)::int from articles where feed_id = $1 and vanished_at is null) as had,
       (select count(*)::int from articles where ${isLost}) as lost`,
    [feedId],
  );
  const { had = 0, lost = 0 } = rows[0] ?? {};
  if (lost > MOST_LOST && lost > had / 2) return null;
  if (lost > 0) await client.query(`update articles set vanished_at = now() where ${isLost}`, [feedId]);
  return lost;
}
