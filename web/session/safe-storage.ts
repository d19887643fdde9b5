type Place = 'localStorage' | 'sessionStorage';

/** Null where the storage is blocked, full or broken. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What was kept under this key, unchecked; null where there is nothing that can be read. */
export function readKept(place: Place, key: string): unknown {
  return attempt(() => JSON.parse(globalThis[place].getItem(key) ?? 'null'));
}

/** Keeps a value until `forgetKept`; a session's until the tab is closed. Where that is not possible nothing is said. */
export function keep(place: Place, key: string, value: unknown): void {
  attempt(() => globalThis[place].setItem(key, JSON.stringify(value)));
}

export function forgetKept(place: Place, key: string): void {
  attempt(() => globalThis[place].removeItem(key));
}

export function keptKeys(place: Place): string[] {
  return attempt(() => Object.keys(globalThis[place])) ?? [];
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
