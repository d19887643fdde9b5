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

/** Keeps a value until `forgetKept`; a session's until the tab is closed. Where that is not possible nothing is said. */
export function keep(storage: StorageName, key: string, value: unknown): void {
  attempt(() => globalThis[storage].setItem(key, JSON.stringify(value)));
}

export function forgetKept(storage: StorageName, key: string): void {
  attempt(() => globalThis[storage].removeItem(key));
}

export function keptKeys(storage: StorageName): string[] {
  return attempt(() => Object.keys(globalThis[storage])) ?? [];
}

/** One value of this tab, that lives at least until the page is left. */
export function inTab<Value>(key: string) {
  let inMemory: Value | null = null;
  return {
    read: () => (readKept('sessionStorage', key) ?? inMemory) as Value | null,
    keep(value: Value): void {
      inMemory = value;
      keep('sessionStorage', key, value);
    },
    forget(): void {
      inMemory = null;
      forgetKept('sessionStorage', key);
    },
  };
}
