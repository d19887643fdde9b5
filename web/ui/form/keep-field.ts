import { useEffect } from 'react';

/** What is pressed, not typed into. */
const PRESSED = 'a, button, label, input:is([type=checkbox], [type=radio])';

/**
 * While a form is on the page, a press beside its field takes the focus when it is done, not when it begins: an empty
 * field that is left says so, and what is pressed would move away under the finger.
 */
export function useKeptField(): void {
  useEffect(() => {
    const stay = new AbortController();
    let pressed: HTMLElement | null = null;
    document.addEventListener(
      'mousedown',
      (event) => {
        const isInField = document.activeElement?.matches('form :is(input, textarea)');
        pressed = isInField ? (event.target as Element).closest<HTMLElement>(PRESSED) : null;
        if (pressed) event.preventDefault();
      },
      stay,
    );
    document.addEventListener(
      'click',
      () => {
        if (pressed?.matches(':is(a, button):not([type=submit])'))
          pressed.focus({ preventScroll: true, focusVisible: false });
        pressed = null;
      },
      { capture: true, signal: stay.signal },
    );
    return () => stay.abort();
  }, []);
}
