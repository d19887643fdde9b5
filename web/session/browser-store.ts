import { keep, readKept } from './safe-storage.ts';

/**
 * What the browser stores under the single key `cigogne`: the session's token and the basket. Works even if storage
 * is blocked, full or broken: then both live in memory until the page is left. Logging out (log-out.ts) ends the
 * session and leaves the basket, which stays until it is booked, however long that takes.
 */
const KEY = 'cigogne';

interface Kept {
  token?: string;
  basket?: unknown;
}

/** Told whether the service refused the session here, or another tab ended it. */
type EndListener = (where: 'here' | 'elsewhere') => unknown;

const listeners = new Set<() => void>();
const endListeners = new Set<EndListener>();
let kept: Kept | undefined;
/** The session ended before there was a listener: a page's data may be refused before hydration. */
let isUnheard = false;

function load(): Kept {
  const stored = readKept('localStorage', KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  const { token, basket } = stored as Record<string, unknown>;
  return { ...(typeof token === 'string' && token !== '' ? { token } : {}), ...(basket ? { basket } : {}) };
}

function save(next: Kept): void {
  kept = next;
  keep('localStorage', KEY, next);
  announce();
}

function announce(): void {
  // The page's first styles show or hide parts by this attribute (web/document/first-look.ts).
  if (kept?.token) document.documentElement.dataset.session = 'in';
  else delete document.documentElement.dataset.session;
  for (const listener of listeners) listener();
}

function current(): Kept {
  kept ??= load();
  return kept;
}

function loadAgain(): void {
  const { token } = current();
  kept = load();
  announce();
  if (token !== undefined && kept.token === undefined) for (const listener of endListeners) listener('elsewhere');
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) loadAgain();
  });
  // A page that the browser kept as it was has heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) loadAgain();
  });
}

/**
 * For useSyncExternalStore: called on every change, including in other tabs. Returns the function that unsubscribes.
 */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readToken(): string | undefined {
  return current().token;
}

/** The basket as stored, unchecked: whoever reads it validates its shape. */
export function readBasket(): unknown {
  return current().basket;
}

export function writeToken(token: string | undefined): void {
  if (token !== undefined) isUnheard = false;
  const { token: _, ...rest } = current();
  save(token === undefined ? rest : { ...rest, token });
}

export function writeBasket(basket: unknown): void {
  const { basket: _, ...rest } = current();
  save(basket === undefined ? rest : { ...rest, basket });
}

/** On the server, and while hydrating, nobody is known. */
export function readNothing(): undefined {}

/**
 * Ends the session the service refused, unless an earlier one was refused; the basket stays. Listeners are told even
 * without a token, since another tab may have logged out.
 * @param sent the token the call was made with
 * @returns whether nobody is logged in any more
 */
export function endRefusedSession(sent: string | undefined): boolean {
  const token = readToken();
  if (sent !== token) return token === undefined;
  if (token !== undefined) writeToken(undefined);
  isUnheard = endListeners.size === 0;
  for (const listener of endListeners) listener('here');
  return true;
}

/** Called when the session ends, or at once if it has already; returns the function that unsubscribes. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener);
  if (isUnheard) listener('here');
  isUnheard = false;
  return () => endListeners.delete(listener);
}
