import { readArticle } from '../feeds/articles/read-article.ts';
import { FeedProblem } from '../feeds/feed-problem.ts';
import type { FeedRefusal } from '../feeds/item.ts';
import { readFeed } from '../feeds/read-feed.ts';
import { lineOf } from './copy-rows.ts';

/** Bytes per batch: while the database takes one, the next is read, and no more are held in memory. */
const BATCH = 2_000_000;

/** After this many refused lines, a feed with hardly any articles among them is rejected. */
const MANY_REFUSED = 1000;
const MOST_REFUSED = 0.9;

export interface BatchReading {
  rowsRead: number;
  refused: number;
  refuse(refusal: FeedRefusal): void;
  onRead(): void;
}

/**
 * A feed's articles in COPY format, a batch at a time. Lines that are not articles are refused.
 * @throws FeedProblem
 */
export async function* readBatches(source: AsyncIterable<Buffer>, reading: BatchReading): AsyncGenerator<Buffer[]> {
  let batch: Buffer[] = [];
  let held = 0;
  for await (const { items, refused } of readFeed(source)) {
    reading.rowsRead += items.length + refused.length;
    for (const refusal of refused) reading.refuse(refusal);
    let lines = '';
    for (const item of items) {
      const article = readArticle(item);
      if (typeof article === 'string') reading.refuse({ line: item.line, reason: article });
      else lines += lineOf(article);
    }
    if (reading.refused > MANY_REFUSED && reading.refused > reading.rowsRead * MOST_REFUSED) {
      throw new FeedProblem('MOSTLY_REFUSED', `${reading.refused} of ${reading.rowsRead} lines`);
    }
    reading.onRead();
    // Converted to bytes at once: a slice of a string would keep the whole string in memory.
    const bytes = Buffer.from(lines);
    batch.push(bytes);
    held += bytes.length;
    if (held < BATCH) continue;
    yield batch;
    [batch, held] = [[], 0];
  }
  if (held > 0) yield batch;
}

/** Starts the next one while the previous is being used. */
export async function* oneAhead<Item>(source: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = source.next();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = source.next();
      // It is awaited in the next round, or no longer wanted.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await source.return(undefined).catch(() => undefined);
  }
}
