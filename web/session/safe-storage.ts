type StorageName = 'localStorage' | 'sessionStorage';

/** Null where the storage is blocked, full or broken. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What was kept under this key, unchecked; null where there is nothing that can be read. */
export function readKept(storage: StorageName, key: string): unknown {
  return attempt(() => JSON.parse(globalThis[storage].getItem(key) ?? 'null'));
}

/** Keeps a value until `forgetKept`; a session's until the tab is closed. False where that is not possible. */
export function keep(storage: StorageName, key: string, value: unknown): boolean {
  return attempt(() => globalThis[storage].setItem(key, JSON.stringify(value))) !== null;
}

export function forgetKept(storage: StorageName, key: string): void {
  attempt(() => globalThis[storage].removeItem(key));
}

function keptKeys(storage: StorageName): string[] {
  return attempt(() => Object.keys(globalThis[storage])) ?? [];
}

/** Forgets all of ours, but for what `cigogne` itself holds: every other name begins with it and a hyphen. */
export function emptyStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    for (const key of keptKeys(storage)) if (key.startsWith('cigogne-')) forgetKept(storage, key);
  }
}

/** One value of this tab, that lives at least until the page is left. */
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

const WEEK_MS = 7 * 24 * 3_600_000;

/** One value of this browser, for a way that leads through a mailbox and often through another tab. */
export function keptForAWeek(key: string) {
  return {
    /** Unchecked; null when there is none, or it is older. */
    read(): unknown {
      const { value, until } = (readKept('localStorage', key) ?? {}) as { value?: unknown; until?: unknown };
      return typeof until === 'number' && until > Date.now() ? value : null;
    },
    keep: (value: unknown) => keep('localStorage', key, { value, until: Date.now() + WEEK_MS }),
    forget: () => forgetKept('localStorage', key),
  };
}
