import { setFlagsFromString } from 'node:v8';

/** Several times the page of an ordinary list, in characters. */
const LARGE = 500_000;
const MS = 5_000;

let ending: NodeJS.Timeout | undefined;

/**
 * Called for each rendered page. A large one leaves ten times its size as garbage, which V8 lets stand until there is
 * three times what lives. While such are rendered it collects at 1.4 times instead; always, it would cost a third of
 * what is served from memory.
 * @param length the page's, in characters
 */
export function collectSoonerAfter(length: number): void {
  if (length < LARGE) return;
  if (ending) ending.refresh();
  else {
    // Read at the end of each collection; 0 leaves it to V8.
    setFlagsFromString('--heap-growing-percent=40');
    ending = setTimeout(collectAsUsual, MS).unref();
  }
}

function collectAsUsual(): void {
  setFlagsFromString('--heap-growing-percent=0');
  ending = undefined;
}
