import { not, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database, DatabaseConnection } from '../../database/client.ts';
import { catalogueFeeds, type catalogueImports } from '../../database/schema/catalogue.ts';
import { FeedProblem } from '../feeds/feed-problem.ts';
import type { FeedRefusal } from '../feeds/item.ts';
import { copyBatch, makeReadingTables } from './copy-rows.ts';
import { endRecord, progressRecorder, startRecord } from './import-records.ts';
import { type Merged, markVanished, mergeBatch, prepareMerging } from './merge-articles.ts';
import { type BatchReading, oneAhead, readBatches } from './read-batches.ts';

/** How many refusals an import's record keeps; listeners are told of all. */
const MOST_KEPT = 100;

export interface Feed {
  /** Its name in records, which also separates its articles from other feeds'. */
  name: string;
  /** Its bytes, as they arrive. */
  bytes: AsyncIterable<Buffer>;
}

export interface ImportOutcome extends Merged {
  rowsRead: number;
  refused: number;
}

interface Listener {
  onRead?: (rows: number) => void;
  onRefused?: (refusal: FeedRefusal) => void;
}

/**
 * Brings a feed's articles in line with it, in one transaction: if anything fails, nothing changes. Afterwards
 * `countArticles` updates words and counts.
 * @throws FeedProblem, which is also recorded
 */
export async function importFeed(
  connection: Pick<DatabaseConnection, 'database' | 'url'>,
  { name, bytes }: Feed,
  listener: Listener = {},
): Promise<ImportOutcome> {
  const { database } = connection;
  const client = await connect(connection.url);
  try {
    await takeLock(client, name);
    const id = await startRecord(database, name);
    const { reading, first } = followReading(listener, progressRecorder(database, id));
    try {
      await makeReadingTables(client);
      await client.query('begin');
      const merged = await mergeAll(client, name, readBatches(bytes, reading), reading);
      await client.query('commit');
      const outcome = { ...merged, rowsRead: reading.rowsRead, refused: reading.refused };
      await endRecord(database, id, { ...outcome, refusals: first, state: 'done' });
      return outcome;
    } catch (error) {
      const { rowsRead, refused } = reading;
      await endRecord(database, id, { rowsRead, refused, refusals: first, ...endOf(error) });
      throw error;
    }
  } finally {
    await client.end();
  }
}

/**
 * Updates the planner's statistics, then the search's words and counts, if an import has changed articles since: some
 * seconds for any number of imports.
 */
export async function countArticles(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    // First: an import that ends later says again that something is uncounted.
    const { rowCount } = await tx.update(catalogueFeeds).set({ isCounted: true }).where(not(catalogueFeeds.isCounted));
    if (rowCount === 0) return;
    await tx.execute(sql`select analyze_articles()`);
    await tx.execute(sql`select count_articles()`);
  });
}

/** Whoever reads the feed was told to stop. */
export function isStop(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** How an import that threw is recorded. */
function endOf(error: unknown): Partial<typeof catalogueImports.$inferSelect> {
  if (isStop(error)) return { state: 'stopped' };
  if (error instanceof FeedProblem) return { state: 'failed', reason: error.reason, details: error.message };
  return { state: 'failed', reason: 'FAILED' };
}

/** A connection of its own: an import takes longer than the pool allows any query. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // Queries reject by themselves; without this listener a cut connection would also end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Released with the connection. Keep in step with `lockOf` (import-records.ts). */
async function takeLock(client: pg.Client, feed: string): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [`import of ${feed}`],
  );
  if (!rows[0]?.taken) throw new FeedProblem('RUNNING', 'another import of this feed is running');
}

function followReading(
  { onRead, onRefused }: Listener,
  record: (reading: BatchReading) => void,
): { reading: BatchReading; first: FeedRefusal[] } {
  const first: FeedRefusal[] = [];
  const reading: BatchReading = {
    rowsRead: 0,
    refused: 0,
    refuse(refusal) {
      reading.refused += 1;
      if (first.length < MOST_KEPT) first.push(refusal);
      onRefused?.(refusal);
    },
    onRead() {
      onRead?.(reading.rowsRead);
      record(reading);
    },
  };
  return { reading, first };
}

/** @throws EMPTY, SHRUNK */
async function mergeAll(
  client: pg.Client,
  name: string,
  batches: AsyncGenerator<Buffer[]>,
  reading: BatchReading,
): Promise<Merged> {
  await prepareMerging(client);
  await client.query('insert into catalogue_feeds (name) values ($1) on conflict do nothing', [name]);
  const { rows } = await client.query<{ id: number; isNew: boolean }>(
    `select id::float8 as id, not exists (select from articles where feed_id = catalogue_feeds.id) as "isNew"
     from catalogue_feeds where name = $1`,
    [name],
  );
  const { id, isNew } = rows[0] ?? { id: 0, isNew: true };
  const merged: Merged = { added: 0, changed: 0, unchanged: 0, vanished: 0 };
  for await (const lines of oneAhead(batches)) {
    await copyBatch(client, lines);
    // Even in a new feed, a later batch may repeat an article of an earlier one: that is refused as a duplicate.
    const { duplicates, added, changed, unchanged } = await mergeBatch(client, id, isNew);
    for (const refusal of duplicates) reading.refuse(refusal);
    merged.added += added;
    merged.changed += changed;
    merged.unchanged += unchanged;
  }
  if (reading.rowsRead === reading.refused) throw new FeedProblem('EMPTY', 'no line of it is an article');
  const vanished = await markVanished(client, id);
  if (vanished === null) throw new FeedProblem('SHRUNK', 'over half of its articles are missing');
  if (merged.added + merged.changed + vanished > 0)
    await client.query('update catalogue_feeds set is_counted = false where id = $1', [id]);
  return { ...merged, vanished };
}
