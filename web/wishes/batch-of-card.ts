/** Rendering these takes a few milliseconds. */
const CARDS_A_BATCH = 16;

let cards = 0;
let batch: Promise<void> | null = null;

/**
 * On the server: what a card waits for before it is rendered; null for the first cards of a page. A page with
 * hundreds of them is thus rendered a few at a time, and other pages in between.
 */
export function batchOfCard(): Promise<void> | null {
  // React renders all cards of a page in one go, and each waiting one again when its batch comes.
  if (cards === 0) queueMicrotask(beginAnew);
  if (cards > 0 && cards % CARDS_A_BATCH === 0) batch = nextBatch(batch);
  cards += 1;
  return batch;
}

function beginAnew(): void {
  cards = 0;
  batch = null;
}

async function nextBatch(before: Promise<void> | null): Promise<void> {
  await before;
  await new Promise((resolve) => setImmediate(resolve));
}
