/** Half the speed of a 1 Mbit/s line: 6 MB arrive within 96 s. */
const LEAST_BYTES_A_SECOND = 64 * 1024;
/** Shorter than the longest wait for a turn (large-bodies.ts): stalled bodies make way for those who wait. */
const LOOK_EVERY_MS = 5000;

/**
 * Aborts a body that stalls, or is so slow that it would be held in memory for minutes.
 * @param bytesRead how much has arrived so far
 * @returns stops watching
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
