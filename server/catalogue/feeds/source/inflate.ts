import { Readable, type Transform } from 'node:stream';
import { FeedProblem } from '../feed-problem.ts';

/** Split into parts as large as a file's: each is examined on its own. */
export const PARTS = { chunkSize: 64 * 1024 };

/** @throws BROKEN_OFF if the packed data is truncated or invalid */
export async function* inflated(packed: AsyncIterable<Buffer>, decoder: Transform): AsyncGenerator<Buffer> {
  const source = Readable.from(packed);
  let failure: Error | null = null;
  source.on('error', (error) => {
    failure = error;
    decoder.destroy(error);
  });
  source.pipe(decoder);
  try {
    yield* decoder as AsyncIterable<Buffer>;
  } catch (error) {
    throw failure ?? new FeedProblem('BROKEN_OFF', (error as Error).message, { cause: error });
  } finally {
    source.destroy();
    decoder.destroy();
  }
}
