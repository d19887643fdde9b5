import type { Api } from '#contract/calls.ts';
import { ApiError, NetworkError } from '#web/data/api-errors.ts';
import { loadPages } from '#web/data/load-pages.ts';
import type { Article, Counts } from '../articles.ts';
import { type Browsing, queryOf } from './browsing.ts';

interface Found {
  articles: Article[];
  total: number;
}

/** What the catalogue shows for a selection. */
export type Browsed = { browsing: Browsing; counts: Counts } & ((Found & { status: 'done'; isCut?: boolean }) | Failed);

interface Failed {
  status: 'failed';
  /** False if no answer came. */
  isAnswered: boolean;
  /** The API's own sentence if it says more than that it failed. */
  reason?: string;
}

const NO_COUNTS: Counts = { articles: 0, categories: [], shops: [] };

/** Loads a page of the catalogue; a failure is reported on the page, which stays. */
export async function loadBrowsed(api: Api, browsing: Browsing, signal: AbortSignal): Promise<Browsed> {
  const counts = api('GET /catalog/counts', { signal }).catch(() => NO_COUNTS);
  try {
    const found = await loadArticles(api, { browsing, signal });
    return { status: 'done', browsing, counts: await counts, ...found };
  } catch (error) {
    if (signal.aborted) throw error;
    return { browsing, counts: await counts, ...failureOf(error) };
  }
}

export function failureOf(error: unknown): Failed {
  const reason = error instanceof ApiError && error.status === 429 ? { reason: error.detail } : {};
  return { status: 'failed', isAnswered: !(error instanceof NetworkError), ...reason };
}

/** @param known how many of the page's articles are already there: only the others are requested */
export async function loadArticles(
  api: Api,
  { browsing, signal, known = 0 }: { browsing: Browsing; signal: AbortSignal; known?: number },
): Promise<Found> {
  let total = 0;
  const onHeaders = (headers: Headers) => {
    total = Number(headers.get('X-Total-Count')) || 0;
  };
  const begin = browsing.from + known;
  const articles = await loadPages(browsing.shown - known, ({ skip, limit }) =>
    api('GET /catalog/', { query: { ...queryOf(browsing), skip: begin + skip, limit }, signal, onHeaders }),
  );
  return { articles, total };
}
