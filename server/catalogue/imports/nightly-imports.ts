import type { NamedFeed } from '../../config/fetching.ts';
import type { Context } from '../../context.ts';
import type { DatabaseConnection } from '../../database/client.ts';
import { type Guest, guestOf } from '../../guarded-fetch/destinations.ts';
import { FeedProblem } from '../feeds/feed-problem.ts';
import { openFeed } from '../feeds/source/open-feed.ts';
import { wantFirstPictures } from '../pictures/want-pictures.ts';
import { countArticles, importFeed } from './import-feed.ts';

interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/**
 * Imports the configured feeds, one after the other (when: background/work.ts); a failure, whatever it is, does not
 * stop the next.
 */
export async function importNightly(
  context: Context,
  connection: Pick<DatabaseConnection, 'database' | 'patient' | 'url'>,
  log: Log,
): Promise<void> {
  const { config } = context;
  if (config.catalogueFeeds.length === 0) return;
  for (const feed of config.catalogueFeeds) {
    try {
      const outcome = await importFeed(connection, { name: feed.name, bytes: bytesOf(feed, guestOf(config)) });
      log.info({ feed: feed.name, ...outcome }, 'catalogue: a feed is imported');
    } catch (error) {
      const why = error instanceof FeedProblem ? { reason: error.reason } : { err: error };
      log.warn({ feed: feed.name, ...why }, 'catalogue: a feed is not imported, nothing changed');
    }
  }
  await countArticles(connection.patient);
  await wantFirstPictures(context);
}

/** Opened only when read, so that a feed that cannot be had gets its record, too. */
async function* bytesOf({ url }: NamedFeed, guest: Guest): AsyncGenerator<Buffer> {
  yield* (await openFeed(url, guest)).bytes;
}
