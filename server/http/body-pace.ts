/** Half of what a line of 1 Mbit/s brings: 6 MB are there within 96 s. */
const LEAST_BYTES_A_SECOND = 64 * 1024;
/** Shorter than anybody waits for a turn (large-bodies.ts): what stalls is given up for them. */
const LOOK_EVERY_MS = 5000;

/**
 * Gives up what stands still, or comes so slowly that it would be held for minutes.
 * @param bytesRead how much has come so far
 * @returns ends the watch
 */
export function watchPace(bytesRead: () => number, giveUp: () => void): () => void {
  let before = bytesRead();
  const watch = setInterval(() => {
    const now = bytesRead();
    if (now - before < (LEAST_BYTES_A_SECOND * LOOK_EVERY_MS) / 1000) giveUp();
    before = now;
  }, LOOK_EVERY_MS);
  return () => clearInterval(watch);
}
