import type { Answer, Api } from '#contract/calls.ts';
import { ApiError } from '#web/data/api-errors.ts';

type PublicWish = Answer<'GET /wish/public/{wish_id}'>;

/** A wish as visitors see it; null if there is none, or none they may see. */
export async function findPublicWish(api: Api, wishId: string, signal: AbortSignal): Promise<PublicWish | null> {
  try {
    return await api('GET /wish/public/{wish_id}', { params: { wish_id: wishId }, signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}
