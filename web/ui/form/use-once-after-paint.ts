import { useRef } from 'react';
import { afterPaint } from '#web/ui/behaviour/after-paint.ts';

/** `afterPaint` for presses of which one counts, the last, however many there are meanwhile. */
export function useOnceAfterPaint(): (act: () => void) => void {
  const due = useRef<() => void>(null);
  return (act) => {
    const isDue = due.current !== null;
    due.current = act;
    if (isDue) return;
    afterPaint(() => {
      const last = due.current;
      due.current = null;
      last?.();
    });
  };
}
