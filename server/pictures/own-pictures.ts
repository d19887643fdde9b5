import type { Context } from '../context.ts';
import { ProblemError } from '../http/problem.ts';
import { ensureDefaultCovers } from './default-covers.ts';
import { ensureHelpPictures } from './help-pictures.ts';

const AGAIN_MS = 30_000;

/**
 * Stores our own pictures at start-up, without holding it up: if the store is down, it is retried until they are
 * there.
 */
export async function storeOwnPictures(context: Context): Promise<void> {
  try {
    await ensureDefaultCovers(context);
    await ensureHelpPictures(context);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    setTimeout(() => storeOwnPictures(context).catch(() => undefined), AGAIN_MS).unref();
  }
}
