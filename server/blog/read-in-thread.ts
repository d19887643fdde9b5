import { Worker } from 'node:worker_threads';
import type { FeedArticle } from './read-feed.ts';

const MOST_MS = 5000;
/** What a feed may take; the thread ends where it takes more. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * Reads a feed as readFeed does, where it can neither hold up nor take along anything else.
 * @throws when it is no feed, or takes more time or memory than a feed may
 */
export async function readInThread(bytes: Uint8Array): Promise<FeedArticle[]> {
  const thread = new Worker(new URL('./feed-reader.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: LIMITS,
    stdout: true,
    stderr: true,
  });
  const time = setTimeout(() => thread.terminate(), MOST_MS);
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('the feed takes too long')));
    });
  } finally {
    clearTimeout(time);
    await thread.terminate();
  }
}
