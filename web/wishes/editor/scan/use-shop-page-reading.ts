import { useEffect, useRef, useState } from 'react';
import { api } from '#web/data/api.ts';
import type { ShopPageAnswer } from './fields-from-page.ts';

const SLOW_MS = 3000;

interface Listener {
  onRead: (page: ShopPageAnswer) => void;
  onRefused: (error: unknown) => void;
}

/** What the page at an address says. */
export type AskPage = (url: string, signal: AbortSignal) => Promise<ShopPageAnswer>;

/** Fetched by the service. */
export const fetchedPage: AskPage = (url, signal) => api('POST /scraper/parse', { query: { url }, signal });

/** Has one shop page read at a time; it can be stopped, and ends with the form. */
export function useShopPageReading(ask: AskPage) {
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
      const page = await ask(url, signal);
      if (!signal.aborted) onRead(page);
    } catch (error) {
      if (!signal.aborted) onRefused(error);
    } finally {
      if (running.current === controller) stop();
    }
  }

  return { phase, read, stop };
}
