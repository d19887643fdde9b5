import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { api } from '#web/data/api.ts';
import { useSearchAsTyped } from '#web/ui/form/use-search-as-typed.ts';

type Article = Answer<'GET /catalog/'>[number];

/** An article with a picture. */
export type Pictured = Article & { img_path: string };

const BATCH = 48;

interface Found {
  text: string;
  pictures: Pictured[];
  /** From where on there are more. */
  next: number | null;
}

/** The pictures of the articles matching some words, as they are typed; of all articles without words. */
export function useArticlePictures(text: string) {
  const [found, setFound] = useState<Found | null>(null);
  /** What no more could be had to. */
  const [stuck, setStuck] = useState<Found | null>(null);

  /** @param before what the next ones are added to, unless something else was found meanwhile; null for the first */
  async function load(before: Found | null, signal?: AbortSignal): Promise<void> {
    const skip = before?.next ?? 0;
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
    const now = { text, pictures: unique(before?.pictures ?? [], pictures), next };
    setFound((shown) => (before === null || shown === before ? now : shown));
    // Few: the others' pictures are asked for by looking at them, and are there another time.
    if (text && next === null && !signal?.aborted)
      await api('GET /catalog/', { query: { q: text, limit: BATCH } }).catch(() => undefined);
  }
  async function loadMore(): Promise<void> {
    setStuck(null);
    await load(found).catch(() => setStuck(found));
  }
  const { hasFailed, retry } = useSearchAsTyped(text, (signal) => load(null, signal));
  const current = found?.text === text ? found : null;
  const hasMore = current !== null && current.next !== null;
  const isStuck = hasMore && stuck === current;
  return {
    pictures: found?.pictures ?? null,
    isLoading: !(hasFailed || current),
    hasFailed: hasFailed || isStuck,
    retry: isStuck ? loadMore : retry,
    hasMore,
    loadMore,
  };
}

/** Shops of one brand show the same picture. */
function unique(before: Pictured[], more: Pictured[]): Pictured[] {
  return [...new Map([...before, ...more].map((article) => [article.img_path, article] as const)).values()];
}
