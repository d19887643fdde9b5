import type { Context } from '../context.ts';
import { ProblemError } from '../http/problem.ts';
import { ensureDefaultCovers } from './default-covers.ts';
import { ensureHelpPictures } from './help-pictures.ts';

const AGAIN_MS = 30_000;

/** Our own pictures, at a start: a store that is away does not hold it up, and is asked again until they are there. */
export async function storeOwnPictures(context: Context): Promise<void> {
  try {
    await ensureDefaultCovers(context);
    await ensureHelpPictures(context);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    setTimeout(() => storeOwnPictures(context).catch(() => undefined), AGAIN_MS).unref();
  }
}
