import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { api } from '#web/data/api.ts';
import { keepFocus } from '#web/ui/behaviour/keep-focus.ts';

type Article = Answer<'GET /catalog/'>[number];

/** An article with a picture. */
export type Pictured = Article & { img_path: string };

const BATCH = 48;
const PAUSE_MS = 300;

/** The pictures of the articles matching some words, as they are typed; of all articles without words. */
export function useArticlePictures(text: string) {
  const [found, setFound] = useState<{ text: string; pictures: Pictured[]; next: number | null } | null>(null);
  /** From where on those that failed were asked for. */
  const [failedFrom, setFailedFrom] = useState<number | null>(null);
  const [tries, setTries] = useState(0);
  const load = useEffectEvent(async (skip: number, signal?: AbortSignal) => {
    try {
      let total = 0;
      const articles = await api('GET /catalog/', {
        query: { q: text || undefined, pictured: 'true', skip, limit: BATCH },
        onHeaders: (headers) => {
          total = Number(headers.get('X-Total-Count')) || 0;
        },
        ...(signal && { signal }),
      });
      const pictures = articles.filter((article): article is Pictured => article.img_path !== null);
      const end = skip + articles.length;
      const next = articles.length > 0 && end < total ? end : null;
      setFound((before) => ({ text, pictures: unique(skip > 0 && before ? before.pictures : [], pictures), next }));
      setFailedFrom(null);
      // Few: the others' pictures are asked for by looking at them, and are there another time.
      if (text && next === null && !signal?.aborted)
        await api('GET /catalog/', { query: { q: text, limit: BATCH } }).catch(() => undefined);
    } catch {
      if (!signal?.aborted) setFailedFrom(skip);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same words once more.
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => load(0, controller.signal).catch(reportError), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, tries]);
  return {
    pictures: found?.pictures ?? null,
    isLoading: failedFrom === null && found?.text !== text,
    hasFailed: failedFrom !== null,
    async retry() {
      keepFocus();
      setFailedFrom(null);
      if (failedFrom) await load(failedFrom);
      else setTries(tries + 1);
    },
    /** Null if there are no more. */
    more: found?.text === text ? found.next : null,
    async loadMore(from: number) {
      keepFocus();
      await load(from);
    },
  };
}

/** Shops of one brand show the same picture. */
function unique(before: Pictured[], more: Pictured[]): Pictured[] {
  return [...new Map([...before, ...more].map((article) => [article.img_path, article] as const)).values()];
}
