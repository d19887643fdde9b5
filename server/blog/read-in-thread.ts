import { Worker } from 'node:worker_threads';
import type { BlogFeedArticle } from './read-feed.ts';

const MOST_MS = 5000;
/** The limits for reading a feed; beyond them the thread ends. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * Reads a feed as readFeed does, isolated so that it can neither block nor crash anything else.
 * @throws when it is not a feed, or exceeds the time or memory allowed
 */
export async function readInThread(bytes: Uint8Array): Promise<BlogFeedArticle[]> {
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
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
