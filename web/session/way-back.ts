import { ownPath, paths } from '#contract/pages.ts';
import { storedUntilActivation } from './safe-storage.ts';

/** Where somebody was going before having to create an account, for as long as the activation link works. */
const wayBack = storedUntilActivation('cigogne-way-back');

export function rememberWayBack(path: string): void {
  wayBack.keep(path);
}

/** The login, which leads back to this path; so does the one after a registration, possibly in another tab. */
export function loginFor(path: string): string {
  rememberWayBack(path);
  return paths.login({ from: path });
}

/** Arriving back clears the stored path. */
export function clearWayBackAt(path: string): void {
  if (readWayBack() === path) forgetWayBack();
}

/** A path of ours, or null. */
export function readWayBack(): string | null {
  const path = wayBack.read();
  return typeof path === 'string' ? ownPath(path, '') || null : null;
}

export function forgetWayBack(): void {
  wayBack.forget();
}
