import type { FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/limits.ts';
import { limitAtOnce } from '../../http/limits/at-once.ts';
import { clientOf, placeOf } from '../../http/limits/client-of.ts';

const begin = limitAtOnce(LIMITS.uploadsAtOnce, [{ path: 'file', message: `UPLOADS_AT_ONCE:${LIMITS.uploadsAtOnce}` }]);

/** Four families. They fill the disk meanwhile. */
const beginAtPlace = limitAtOnce(8);

interface Uploading {
  user: { id: number };
  request: FastifyRequest;
}

/**
 * Does what an upload needs, provided its account has no more than two in progress, and its place no more than eight.
 * @throws TOO_MANY_REQUESTS
 */
export async function withUploadSlot<Result>(
  { user, request }: Uploading,
  work: (place: string) => Promise<Result>,
): Promise<Result> {
  const place = placeOf(clientOf(request.ip));
  const end = begin(user.id);
  try {
    const endAtPlace = beginAtPlace(place);
    return await work(place).finally(endAtPlace);
  } finally {
    end();
  }
}
