import { useEffect, useSyncExternalStore } from 'react';
import type { Answer } from '#contract/calls.ts';
import { api } from '#web/data/api.ts';
import { readNothing, readToken, subscribe, writeToken } from './browser-store.ts';

export type User = Answer<'GET /user/me'>;

export interface SessionState {
  /** False on the server and until hydration: nobody is known yet. */
  ready: boolean;
  isLoggedIn: boolean;
  /** Null until the account is loaded: permissions that depend on it are denied until then. */
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

/** The logged-in account, loaded once per token; null if nobody is. Throws what the API throws. */
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

/** Updates the account, if a page already knows its new state. */
export function rememberUser(user: User): void {
  const token = readToken();
  if (token === undefined) return;
  userOf = { token, user, loading: null };
  for (const listener of userListeners) listener();
}

const never = () => () => {};

/** Who is using the page. Renders as nobody first, then as whoever is logged in. */
export function useSession(): SessionState {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const token = useSyncExternalStore(subscribe, readToken, readNothing);
  const user = useSyncExternalStore(subscribeAll, knownUser, () => null);
  useEffect(() => {
    // A failure here ends the session or resurfaces on the next call; the page itself is readable without a name.
    if (token !== undefined) loadUser().catch(() => {});
  }, [token]);
  return { ready, isLoggedIn: token !== undefined, user };
}

export function isLoggedIn(): boolean {
  return readToken() !== undefined;
}

export function startSession(token: string): void {
  writeToken(token);
}
