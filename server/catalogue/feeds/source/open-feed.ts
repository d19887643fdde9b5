import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Guest } from '../../../guarded-fetch/destinations.ts';
import { FetchFailure } from '../../../guarded-fetch/fetch-failure.ts';
import { type OpenedSource, openGuarded } from '../../../guarded-fetch/open-guarded.ts';
import { FeedProblem } from '../feed-problem.ts';

/**
 * A feed named by the operator: a file, or an address.
 * @throws FeedProblem if it cannot be had; without the address, which may contain a key
 */
export async function openFeed(target: string, guest: Guest): Promise<OpenedSource> {
  if (!isAddress(target)) return openFile(target);
  try {
    const { size, bytes } = await openGuarded(target, guest);
    return { size, bytes: translated(bytes) };
  } catch (error) {
    throw problemOf(error);
  }
}

export function isAddress(target: string): boolean {
  return /^https?:\/\//i.test(target);
}

async function openFile(path: string): Promise<OpenedSource> {
  try {
    const { size } = await stat(path);
    return { size, bytes: createReadStream(path) as AsyncIterable<Buffer> };
  } catch (error) {
    throw problemOf(error);
  }
}

async function* translated(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* bytes;
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
    return new FeedProblem('UNREACHABLE', code, { cause: error });
  if (!(error instanceof FetchFailure)) return error;
  return new FeedProblem(error.why === 'too large' ? 'TOO_LARGE' : 'UNREACHABLE', error.message, { cause: error });
}
