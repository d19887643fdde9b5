import { type RefObject, useEffect, useState } from 'react';

/** Whether the pointer or the focus is on an element, in which case moving or disappearing things wait. */
export function useAttention(element: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ['pointerenter', 'focusin'] as const) {
      element.current?.addEventListener(type, () => setHeld(true), { signal });
    }
    for (const type of ['pointerleave', 'focusout'] as const) {
      element.current?.addEventListener(type, () => setHeld(false), { signal });
    }
    return () => stop.abort();
  }, [element]);
  return isHeld;
}
