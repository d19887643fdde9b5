import { redirect } from 'react-router';
import type { Answer, Api } from '#contract/calls.ts';
import type { ShownWishes } from '#contract/registries.ts';
import { ApiError, ApiRedirect } from '#web/data/api-errors.ts';

export type PublicRegistry = Answer<'GET /birthregistry/shortlink/{shortlink}'>;

interface Wanted {
  /** How much of its wishes to load. */
  wishes: ShownWishes;
  /** For an old link name, the same page's address under the current one. */
  addressOf: (name: string) => string;
  signal: AbortSignal;
}

/**
 * The public view of a registry, by its id (digits) or short link.
 * @returns null when there is no such registry, or it is not online
 * @throws a redirect for an old name
 */
export async function loadRegistry(
  api: Api,
  name: string,
  { wishes, addressOf, signal }: Wanted,
): Promise<PublicRegistry | null> {
  const query = { wishes };
  try {
    if (/^\d+$/.test(name)) {
      return await api('GET /birthregistry/{birth_registry_id}', {
        params: { birth_registry_id: name },
        query,
        signal,
      });
    }
    return await api('GET /birthregistry/shortlink/{shortlink}', { params: { shortlink: name }, query, signal });
  } catch (error) {
    if (error instanceof ApiRedirect) throw redirect(addressOf(error.lastSegment));
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}
