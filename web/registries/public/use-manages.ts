import { useEffect, useState } from 'react';
import { api } from '#web/data/api.ts';
import { useSession } from '#web/session/session.ts';

/**
 * Whether the reader manages this registry. Only known in the browser, once the account is loaded: the page itself is
 * the same for everybody.
 */
export function useManages(registryId: number): boolean {
  const { user } = useSession();
  const [mine, setMine] = useState<readonly number[]>([]);
  const userId = user?.is_superuser ? undefined : user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const leaving = new AbortController();
    // If the call fails, only the link is missing.
    api('GET /birthregistry/mine', { signal: leaving.signal }).then(
      (registries) => setMine(registries.map((registry) => registry.id)),
      () => {},
    );
    return () => leaving.abort();
  }, [userId]);
  return user !== null && (user.is_superuser || mine.includes(registryId));
}
