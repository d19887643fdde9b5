import { useRef } from 'react';

/** Does it once the browser has shown what a press did so far: for work that would keep that waiting. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** The same for presses that mean one thing, however often it is pressed meanwhile. */
export function useOnceAfterPaint(): (act: () => void) => void {
  const isDue = useRef(false);
  return (act) => {
    if (isDue.current) return;
    isDue.current = true;
    afterPaint(() => {
      isDue.current = false;
      act();
    });
  };
}
