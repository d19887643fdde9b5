/** Jobs ending within this time are completed, and new ones fetched, together. */
const GATHER_MS = 25;

interface Looks {
  /** Looks soon. */
  wake(): void;
  /** Stops looking; resolves when the last look has ended. */
  stop(): Promise<void>;
}

/**
 * Looks now, and then at this interval even if not woken; never twice at a time.
 * @param look must not throw
 */
export function startPolling(look: () => Promise<void>, everySeconds: number): Looks {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | null = null;
  let isWoken = false;
  let isStopping = false;

  function lookIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(lookOnce, milliseconds);
  }

  function lookOnce(): void {
    isWoken = false;
    current = look().then(() => {
      current = null;
      if (isStopping) return;
      if (isWoken) lookIn(GATHER_MS);
      else lookIn(everySeconds * 1000);
    });
  }

  lookIn(0);
  return {
    wake() {
      if (isStopping || isWoken) return;
      isWoken = true;
      if (!current) lookIn(GATHER_MS);
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await current;
    },
  };
}
