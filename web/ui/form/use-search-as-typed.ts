import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 300;

/**
 * Searches for what is typed, once typing pauses; what is no longer wanted is aborted. After a failure the same text is
 * searched for again by `retry`, another as it is typed.
 */
export function useSearchAsTyped(
  text: string,
  search: (signal: AbortSignal) => Promise<void>,
  onFailure?: (error: unknown) => void,
) {
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === text;
  const start = useEffectEvent(async (wanted: string, signal: AbortSignal) => {
    setFailed(null);
    try {
      await search(signal);
    } catch (error) {
      if (signal.aborted) return;
      setFailed(wanted);
      onFailure?.(error);
    }
  });
  useEffect(() => {
    if (hasFailed) return;
    const controller = new AbortController();
    const timer = setTimeout(() => start(text, controller.signal).catch(reportError), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, hasFailed]);
  return { hasFailed, retry: () => setFailed(null) };
}
