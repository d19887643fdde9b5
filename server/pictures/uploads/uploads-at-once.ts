import { LIMITS } from '#contract/limits.ts';
import { limitAtOnce } from '../../http/limits/at-once.ts';

const begin = limitAtOnce(LIMITS.uploadsAtOnce, [{ path: 'file', message: `UPLOADS_AT_ONCE:${LIMITS.uploadsAtOnce}` }]);

/**
 * Does what an upload needs, provided its account has no more than two in progress.
 * @throws TOO_MANY_REQUESTS
 */
export async function withUploadSlot<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
  const end = begin(userId);
  try {
    return await work();
  } finally {
    end();
  }
}
