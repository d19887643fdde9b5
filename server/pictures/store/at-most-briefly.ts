import { setTimeout as pause } from 'node:timers/promises';

const BRIEFLY_MS = 1000;

/**
 * Waits for what a store of pictures is asked, but not long: a silent store keeps nobody waiting for what happens all
 * the same, or is done again at night. Failures after that are nobody's any more.
 */
export async function atMostBriefly(work: Promise<unknown>): Promise<void> {
  const waiting = new AbortController();
  work.catch(() => undefined);
  try {
    await Promise.race([work, pause(BRIEFLY_MS, undefined, { signal: waiting.signal })]);
  } finally {
    waiting.abort();
  }
}
