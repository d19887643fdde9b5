import { api } from '#web/data/api.ts';
import { ApiError } from '#web/data/api-errors.ts';
import { writeToken } from './browser-store.ts';
import { EMPTIED, emptyOfOurs, keep, tellEmptied } from './safe-storage.ts';

/** Forgets the session and everything it left in this browser, except the basket. */
export async function forgetSession(): Promise<void> {
  emptyStorage();
  writeToken(undefined);
  await forgetSeen();
}

/** What the service worker keeps of lists (web/public/service-worker.js) is not for the next person at this browser. */
export async function forgetSeen(): Promise<void> {
  // Pages without encryption have none.
  const kept = globalThis.caches as CacheStorage | undefined;
  await Promise.all(['lists', 'pictures'].map((name) => kept?.delete(name))).catch(reportError);
}

/**
 * Forgets the session here and ends it on the server. The caller goes home.
 * @returns false if the server could not be told: the session expires by itself some day, or is ended in the account
 */
export async function logOut(): Promise<boolean> {
  const ending = api('POST /login/logout').then(
    () => true,
    (failure) => failure instanceof ApiError && failure.status === 403,
  );
  await forgetSession();
  return await ending;
}

/**
 * Removes everything of ours except `cigogne` itself: all other keys begin with that and a hyphen. Forms that are open
 * write no draft after that; other tabs remove theirs.
 */
export function emptyStorage(): void {
  keep('localStorage', EMPTIED, true);
  for (const storage of ['localStorage', 'sessionStorage'] as const) emptyOfOurs(storage);
  tellEmptied('here');
}
