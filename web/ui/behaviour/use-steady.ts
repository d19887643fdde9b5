import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what the latest one does: hundreds of rows that get it stay as they are. */
export function useSteady<Given extends unknown[]>(act: (...given: Given) => unknown): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => {
    latest.current(...given);
  }, []);
}
