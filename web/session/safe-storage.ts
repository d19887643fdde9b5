import { ACTIVATION_MS } from '#contract/everywhere/page-limits.ts';

type StorageName = 'localStorage' | 'sessionStorage';

/** Null if storage is blocked, full or broken. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The value stored under this key, unchecked; null if nothing readable is there. */
export function readKept(storage: StorageName, key: string): unknown {
  return attempt(() => JSON.parse(globalThis[storage].getItem(key) ?? 'null'));
}

/** Stores a value until `forgetKept`; in session storage, until the tab is closed. False if that is not possible. */
export function keep(storage: StorageName, key: string, value: unknown): boolean {
  return attempt(() => globalThis[storage].setItem(key, JSON.stringify(value))) !== null;
}

export function forgetKept(storage: StorageName, key: string): void {
  attempt(() => globalThis[storage].removeItem(key));
}

function keptKeys(storage: StorageName): string[] {
  return attempt(() => Object.keys(globalThis[storage])) ?? [];
}

/** Set for an instant, which the other tabs hear of; there and here, an event of this name follows. */
export const EMPTIED = 'cigogne-emptied';

/** Where whoever empties this tab has logged out: in it, or in another. */
export type EmptiedEvent = CustomEvent<'here' | 'elsewhere'>;

export function tellEmptied(where: EmptiedEvent['detail']): void {
  globalThis.window?.dispatchEvent(new CustomEvent(EMPTIED, { detail: where }));
}

/** Except `cigogne` itself (browser-store.ts). */
export function emptyOfOurs(storage: StorageName): void {
  for (const key of keptKeys(storage)) if (key.startsWith('cigogne-')) forgetKept(storage, key);
}

globalThis.window?.addEventListener('storage', ({ key, newValue }) => {
  if (key !== EMPTIED || !newValue) return;
  emptyOfOurs('sessionStorage');
  tellEmptied('elsewhere');
});

/** A value for this tab; survives at least until the page is left. */
export function inTab<Value>(key: string) {
  let inMemory: Value | null = null;
  return {
    read: () => (readKept('sessionStorage', key) ?? inMemory) as Value | null,
    keep(value: Value): void {
      inMemory = keep('sessionStorage', key, value) ? null : value;
    },
    forget(): void {
      inMemory = null;
      forgetKept('sessionStorage', key);
    },
  };
}

/** A value for this browser, for a path that leads through a mailbox and often into another tab. */
export function storedUntilActivation(key: string) {
  return {
    /** Unchecked; null if there is none, or it is older. */
    read(): unknown {
      const { value, until } = (readKept('localStorage', key) ?? {}) as { value?: unknown; until?: unknown };
      return typeof until === 'number' && until > Date.now() ? value : null;
    },
    keep: (value: unknown) => keep('localStorage', key, { value, until: Date.now() + ACTIVATION_MS }),
    forget: () => forgetKept('localStorage', key),
  };
}
