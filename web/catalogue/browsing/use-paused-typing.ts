import { useEffect, useRef } from 'react';

const PAUSE_MS = 300;

/**
 * A field whose text takes effect when typing pauses. Changes from elsewhere, such as going back, update the field.
 */
export function usePausedTyping(text: string, onSettle: (text: string) => unknown, pauseMs = PAUSE_MS) {
  const ref = useRef<HTMLInputElement>(null);
  const known = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function settle() {
    clearTimeout(timer.current);
    const typed = ref.current?.value.trim() ?? '';
    if (typed === known.current) return;
    known.current = typed;
    onSettle(typed);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (text === known.current || !ref.current) return;
    known.current = text;
    ref.current.value = text;
  }, [text]);

  function onChange() {
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, pauseMs);
  }
  return { settle, field: { ref, defaultValue: text, onChange, onBlur: settle } };
}
