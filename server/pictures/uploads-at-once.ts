import { LIMITS } from '#contract/limits.ts';
import { problem } from '../http/problem.ts';

const RETRY_SECONDS = 5;

/** How many uploads of an account this process has under way. */
const underWay = new Map<number, number>();

/**
 * Does what an upload needs, while its account has no more than two under way.
 * @throws TOO_MANY_REQUESTS
 */
export async function asOneOfFew<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
  const others = underWay.get(userId) ?? 0;
  if (others >= LIMITS.uploadsAtOnce) {
    const reason = { path: 'file', message: `UPLOADS_AT_ONCE:${LIMITS.uploadsAtOnce}` };
    throw problem('TOO_MANY_REQUESTS', [reason], RETRY_SECONDS);
  }
  underWay.set(userId, others + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
  }
}
