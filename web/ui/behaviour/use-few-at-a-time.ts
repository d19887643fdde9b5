import { startTransition, useEffect, useState } from 'react';

/**
 * How many of hundreds are drawn now: a few, then as many more, and so on, each time a moment later, so that no press
 * waits for all.
 * @param first how many are drawn at once
 */
export function useFewAtATime(total: number, few: number, first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + few));
  }, [drawn, total, few]);
  return drawn;
}
