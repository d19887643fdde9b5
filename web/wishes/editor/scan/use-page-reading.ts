import { useEffect, useRef, useState } from 'react';
import { api } from '#web/data/api.ts';
import type { ShopPage } from './page-fields.ts';

const SLOW_MS = 3000;

interface Listener {
  onRead: (page: ShopPage) => void;
  onRefused: (error: unknown) => void;
}

/** Has one page of a shop read at a time; it can be stopped, and ends with the form. */
export function usePageReading() {
  const [phase, setPhase] = useState<'idle' | 'reading' | 'slow'>('idle');
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  function stop() {
    running.current?.abort();
    running.current = null;
    setPhase('idle');
  }

  async function read(url: string, { onRead, onRefused }: Listener) {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setPhase('reading');
    const timer = setTimeout(() => setPhase('slow'), SLOW_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    try {
      const page = await api('POST /scraper/parse', { query: { url }, signal });
      if (!signal.aborted) onRead(page);
    } catch (error) {
      if (!signal.aborted) onRefused(error);
    } finally {
      if (running.current === controller) stop();
    }
  }

  return { phase, read, stop };
}
