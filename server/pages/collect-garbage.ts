/** Several times the page of an ordinary list, in characters. */
const LARGE = 500_000;
/** Collected about once a second if nothing but large pages is rendered. */
const ENOUGH = 6_000_000;

let sinceLast = 0;

/**
 * Called for each rendered page. A large one leaves ten times its size as garbage, which V8 lets stand until there is
 * three times what lives; collecting it takes 30 ms, the pages themselves ten times that.
 * @param length the page's, in characters
 * @returns whether garbage was collected
 */
export function collectGarbageOf(length: number): boolean {
  if (length >= LARGE) sinceLast += length;
  if (sinceLast < ENOUGH || !globalThis.gc) return false;
  sinceLast = 0;
  globalThis.gc();
  return true;
}
