import { ownPath } from '#contract/pages.ts';

/**
 * Where somebody wanted to go who must make an account first: the way leads through a mailbox, and often through
 * another tab. Kept for a week, as long as the activation's link works.
 */
const KEY = 'cigogne-way-back';
const WEEK_MS = 7 * 24 * 3_600_000;

export function rememberWayBack(path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, until: Date.now() + WEEK_MS }));
  } catch {
    // Blocked or full: the mail's link still leads there.
  }
}

/** A path of ours, or null. */
export function readWayBack(): string | null {
  try {
    const { path, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    if (typeof path !== 'string' || typeof until !== 'number' || until < Date.now()) return null;
    return ownPath(path, '') || null;
  } catch {
    return null;
  }
}

export function forgetWayBack(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Blocked: there is none.
  }
}
