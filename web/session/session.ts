import { useEffect, useSyncExternalStore } from 'react';
import type { Answer } from '#contract/calls.ts';
import { api } from '#web/data/api.ts';
import { readNothing, readToken, subscribe, writeToken } from './browser-store.ts';
import { emptyStorage } from './safe-storage.ts';

export type User = Answer<'GET /user/me'>;

export interface Session {
  /** False on the server and until the page is hydrated: nobody is known yet. */
  ready: boolean;
  isLoggedIn: boolean;
  /** Null until the account is loaded: rules that depend on it stay closed. */
  user: User | null;
}

let userOf: { token: string; user: User | null; loading: Promise<User> | null } | null = null;
const userListeners = new Set<() => void>();

function subscribeAll(listener: () => void): () => void {
  const stop = subscribe(listener);
  userListeners.add(listener);
  return () => {
    stop();
    userListeners.delete(listener);
  };
}

function knownUser(): User | null {
  return userOf && userOf.token === readToken() ? userOf.user : null;
}

/** The account that is logged in, loaded once for each token; null when nobody is. Throws what the API throws. */
export async function loadUser(): Promise<User | null> {
  const token = readToken();
  if (token === undefined) return null;
  if (userOf?.token !== token) userOf = { token, user: null, loading: null };
  const entry = userOf;
  if (entry.user) return entry.user;
  entry.loading ??= api('GET /user/me');
  try {
    entry.user = await entry.loading;
  } finally {
    entry.loading = null;
  }
  for (const listener of userListeners) listener();
  return entry.user;
}

/** What the account has become, where a page knows it already. */
export function rememberUser(user: User): void {
  const token = readToken();
  if (token === undefined) return;
  userOf = { token, user, loading: null };
  for (const listener of userListeners) listener();
}

const never = () => () => {};

/** Who uses the page. Renders as nobody first, then as whoever is logged in. */
export function useSession(): Session {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const token = useSyncExternalStore(subscribe, readToken, readNothing);
  const user = useSyncExternalStore(subscribeAll, knownUser, () => null);
  useEffect(() => {
    // What fails here ends the session or shows on the next call; the page itself can be read without a name.
    if (token !== undefined) loadUser().catch(() => {});
  }, [token]);
  return { ready, isLoggedIn: token !== undefined, user };
}

export function isLoggedIn(): boolean {
  return readToken() !== undefined;
}

export function logIn(token: string): void {
  writeToken(token);
}

/** Forgets the session and all that it left in this browser, but for the basket. */
export function forgetSession(): void {
  userOf = null;
  emptyStorage();
  writeToken(undefined);
}

/** The same, and ends the session. Without an answer it ends by itself some day. The caller goes home. */
export async function logOut(): Promise<void> {
  const ending = api('POST /login/logout').catch(() => {});
  forgetSession();
  await ending;
}
