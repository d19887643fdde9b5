import { vi } from 'vitest';

/** What its own keys are, as in browsers, is what it keeps. */
const methods = {
  getItem(this: Record<string, string>, key: string): string | null {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string): void {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string): void {
    delete this[key];
  },
};

/** Stands in for a browser's storage, with nothing in it, until the test ends. */
export function stubStorage(name: 'localStorage' | 'sessionStorage'): void {
  vi.stubGlobal(name, Object.create(methods));
}
