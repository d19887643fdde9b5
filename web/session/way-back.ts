import { ownPath, paths } from '#contract/pages.ts';
import { forgetKept, keep, readKept } from './safe-storage.ts';

/**
 * Where somebody wanted to go who must make an account first: the way leads through a mailbox, and often through
 * another tab. Kept for a week, as long as the activation's link works.
 */
const KEY = 'cigogne-way-back';
const WEEK_MS = 7 * 24 * 3_600_000;

export function rememberWayBack(path: string): void {
  keep('localStorage', KEY, { path, until: Date.now() + WEEK_MS });
}

/** The login, which leads back to this path; so does the one after a registration, which may be in another tab. */
export function loginFor(path: string): string {
  rememberWayBack(path);
  return paths.login({ from: path });
}

/** Whoever has come back there needs no way any more. */
export function arriveAt(path: string): void {
  if (readWayBack() === path) forgetWayBack();
}

/** A path of ours, or null. */
export function readWayBack(): string | null {
  const { path, until } = (readKept('localStorage', KEY) ?? {}) as Record<string, unknown>;
  if (typeof path !== 'string' || typeof until !== 'number' || until < Date.now()) return null;
  return ownPath(path, '') || null;
}

export function forgetWayBack(): void {
  forgetKept('localStorage', KEY);
}
