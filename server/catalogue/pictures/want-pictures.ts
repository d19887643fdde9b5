import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { ARTICLE_CATEGORIES } from '#contract/shops/articles.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';

/** Requests within a moment of each other are recorded together. */
const GATHERED_MS = 300;
/** How many articles a node remembers having requested pictures for; others are requested again. */
const MOST_REMEMBERED = 20_000;
const REMEMBERED_MS = 3_600_000;
/** So that a robot looking at everything cannot fill the store: with this many waiting, no more are accepted. */
const MOST_WAITING = 5000;
/** How many of each page where people start browsing get their pictures before anyone asks. */
const FIRST_OF_EACH = 60;

type Asking = Pick<Context, 'database' | 'jobs'>;

/** The columns needed of an article we have no picture of yet. */
interface Shown {
  id: number;
  imagePath: string | null;
  imageUrl: string | null;
  vanishedAt: Date | null;
}

/** What a node has requested, and is about to request. */
interface Memory {
  asked: LRUCache<number, true>;
  gathered: number[];
}

const memories = new WeakMap<Database, Memory>();

function memoryOf(database: Database): Memory {
  const memory = memories.get(database) ?? {
    asked: new LRUCache<number, true>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS }),
    gathered: [],
  };
  memories.set(database, memory);
  return memory;
}

/** Requests the pictures of articles somebody is looking at. Nobody waits for it, and nothing fails if it does. */
export function wantPictures(context: Asking, rows: Shown[]): void {
  const { asked, gathered } = memoryOf(context.database);
  const bare = rows.filter(
    ({ id, imagePath, imageUrl, vanishedAt }) => !(imagePath || vanishedAt || asked.has(id)) && imageUrl,
  );
  if (bare.length === 0) return;
  if (gathered.length === 0) setTimeout(() => noteGathered(context), GATHERED_MS).unref();
  for (const { id } of bare) {
    asked.set(id, true);
    gathered.push(id);
  }
}

async function noteGathered(context: Asking): Promise<void> {
  const { asked, gathered } = memoryOf(context.database);
  const ids = gathered.splice(0);
  try {
    await wantPicturesOf(context, sql`select id from articles where id = any(${sql.param(ids)}::bigint[])`);
  } catch {
    // The next look requests it again.
    for (const id of ids) asked.delete(id);
  }
}

/** Requests the pictures of the articles the catalogue starts with. */
export async function wantFirstPictures(context: Asking): Promise<void> {
  const categories = sql`unnest(${sql.param([...ARTICLE_CATEGORIES])}::text[]) each (category)`;
  await wantPicturesOf(
    context,
    sql`select first.id from ${categories} cross join lateral (
      select id from articles where category = each.category and vanished_at is null order by id limit ${FIRST_OF_EACH}
    ) first`,
  );
}

/** One that could not be had keeps its waiting time, unless its shop has another by now. */
async function wantPicturesOf({ database, jobs }: Asking, ids: SQL) {
  await database.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into article_pictures (article_id, image_url, host)
      select id, image_url, split_part(split_part(image_url, '/', 3), '@', -1) from articles
      where id in (${ids}) and img_path is null and image_url is not null
        and (select count(*) from (select from article_pictures where next_try_at is not null limit ${MOST_WAITING}) waiting) < ${MOST_WAITING}
      order by id
      on conflict (article_id) do update set image_url = excluded.image_url, host = excluded.host, tries = 0, next_try_at = now()
        where article_pictures.image_url <> excluded.image_url`);
    if (rowCount) await askForPictures(jobs, tx);
  });
}

/** Soon, and once for all requests of the same few seconds. */
export function askForPictures(jobs: Context['jobs'], tx: Database): Promise<void> {
  return jobs.sendAll(tx, 'article-pictures', [{ data: {}, delay: 1, singletonKey: 'now' }]);
}
