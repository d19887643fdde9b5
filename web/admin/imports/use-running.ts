import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const LOOK_AGAIN_MS = 2000;

/** Looks again and again while something of what is shown still runs. */
export function useRunning(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      // A look that fails is followed by another.
      revalidate().catch(() => undefined);
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
