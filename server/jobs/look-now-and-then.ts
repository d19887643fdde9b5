import { performance } from 'node:perf_hooks';

/** Jobs that end within this time are noted, and new ones taken, together; what requests need comes in between. */
const GATHER_MS = 25;
/** Requests come first: where this share of that time was busy, jobs wait again, so many times at most. */
const BUSY = 0.3;
const PATIENCE = 6;

interface Looks {
  /** Looks soon, once requests leave time for it. */
  wake(): void;
  /** Looks no more, and resolves when the last look has ended. */
  stop(): Promise<void>;
}

/**
 * Looks now, and every so many seconds without being woken; never twice at a time.
 * @param look must not throw
 */
export function lookNowAndThen(look: () => Promise<void>, everySeconds: number): Looks {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | null = null;
  let isWoken = false;
  let isStopping = false;

  function lookIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(lookOnce, milliseconds);
  }

  function lookWhenQuiet(patience = PATIENCE): void {
    clearTimeout(timer);
    const before = performance.eventLoopUtilization();
    timer = setTimeout(() => {
      const isBusy = performance.eventLoopUtilization(before).utilization > BUSY;
      if (isBusy && patience > 1) lookWhenQuiet(patience - 1);
      else lookOnce();
    }, GATHER_MS);
  }

  function lookOnce(): void {
    isWoken = false;
    current = look().then(() => {
      current = null;
      if (isStopping) return;
      if (isWoken) lookWhenQuiet();
      else lookIn(everySeconds * 1000);
    });
  }

  lookIn(0);
  return {
    wake() {
      if (isStopping || isWoken) return;
      isWoken = true;
      if (!current) lookWhenQuiet();
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await current;
    },
  };
}
