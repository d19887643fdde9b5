import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#web/data/api.ts';
import type { Article } from '../articles.ts';
import { keepPage } from './kept-pages.ts';
import { type Browsed, loadArticles } from './load-browsed.ts';

/** The service fetches pictures of articles that are looked at: after this time there may be some. */
const LOOKS_MS = [4000, 8000, 16_000];
const LONGEST_MS = 20_000;

/** A page's articles, with pictures that arrived since. */
export function useComingPictures(browsed: Extract<Browsed, { status: 'done' }>): Article[] {
  const [paths, setPaths] = useState<Record<number, string | null>>({});
  const [looks, setLooks] = useState({ at: 0, count: 0 });
  const articles = browsed.articles.map((each) => ({ ...each, img_path: each.img_path ?? paths[each.id] ?? null }));
  const at = articles.length;
  const count = looks.at === at ? looks.count : 0;
  const pause = articles.some(({ img, img_path }) => img && !img_path) ? LOOKS_MS[count] : undefined;
  const look = useEffectEvent(async () => {
    // Hidden pages can wait.
    if (document.hidden) return;
    const { browsing } = browsed;
    const signal = AbortSignal.timeout(LONGEST_MS);
    const found = await loadArticles(api, { browsing: { ...browsing, shown: articles.length }, signal });
    keepPage({ ...browsed, ...found });
    setPaths((before) => ({
      ...before,
      ...Object.fromEntries(found.articles.map(({ id, img_path }) => [id, img_path])),
    }));
  });
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(() => {
      setLooks({ at, count: count + 1 });
      // The page is complete without them.
      look().catch(() => {});
    }, pause);
    return () => clearTimeout(timer);
  }, [pause, at, count]);
  return articles;
}
