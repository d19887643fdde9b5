import type { Api } from '#contract/calls.ts';
import { type Article, type Counts, rememberArticles } from '../articles.ts';
import { ARTICLES_A_BATCH, type Browsing, browsingPath } from './browsing.ts';
import { type Browsed, failureOf, loadArticles, loadBrowsed } from './load-browsed.ts';

const FRESH_MS = 10 * 60_000;
const MOST_PAGES = 12;

interface Kept {
  articles: Article[];
  total: number;
  counts: Counts;
  until: number;
}

const pages = new Map<string, Kept>();

const keyOf = (browsing: Browsing) => browsingPath({ ...browsing, shown: ARTICLES_A_BATCH });

/**
 * What was looked at is cached in the browser: going back from an article needs no call, and "more" only asks for the
 * rest.
 */
export function keepPage(browsed: Browsed): void {
  if (browsed.status !== 'done' || browsed.isCut) return;
  rememberArticles(browsed.articles);
  const key = keyOf(browsed.browsing);
  const before = pages.get(key);
  const isFresh = before !== undefined && before.until > Date.now();
  if (isFresh && before.articles.length > browsed.articles.length) return;
  const { articles, total, counts } = browsed;
  pages.delete(key);
  pages.set(key, { articles, total, counts, until: isFresh ? before.until : Date.now() + FRESH_MS });
  const [oldest] = pages.keys();
  if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
}

/** What the browser has of a page, completed from the API; if that fails, it shows what is there and says so. */
export async function openPage(api: Api, browsing: Browsing, signal: AbortSignal): Promise<Browsed> {
  const kept = pages.get(keyOf(browsing));
  if (!kept || kept.until < Date.now()) return keepAndGive(await loadBrowsed(api, browsing, signal));
  const { articles, total, counts } = kept;
  const isWhole = articles.length >= browsing.shown || browsing.from + articles.length >= total;
  if (isWhole) return { status: 'done', browsing, counts, total, articles: articles.slice(0, browsing.shown) };
  try {
    const more = await loadArticles(api, { browsing, signal, known: articles.length });
    const ids = new Set(articles.map(({ id }) => id));
    // An import may have shifted earlier entries.
    const all = [...articles, ...more.articles.filter(({ id }) => !ids.has(id))];
    return keepAndGive({ status: 'done', browsing, counts, total: more.total, articles: all });
  } catch (error) {
    if (signal.aborted) throw error;
    return { ...failureOf(error), status: 'done', browsing, counts, total, articles, isCut: true };
  }
}

function keepAndGive(browsed: Browsed): Browsed {
  keepPage(browsed);
  return browsed;
}
