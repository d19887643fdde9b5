import { paths } from '#contract/pages.ts';
import { MOST_COUNTED, MOST_RANKED } from '#contract/shops/article-counts.ts';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#contract/shops/articles.ts';
import { unseenAsSpaces } from '#web/ui/search/unseen-as-spaces.ts';

/** What somebody is looking at in the catalogue, as encoded in the page's address. */
export interface Browsing {
  text: string;
  category: ArticleCategory | null;
  shop: string | null;
  /** Euros. */
  min: number | null;
  max: number | null;
  /** How many articles are skipped, and the most one page shows. */
  from: number;
  shown: number;
}

/** This many load at once; at that total a page is long enough, and the rest go on the next. */
export const ARTICLES_A_BATCH = 24;
export const ARTICLES_ON_A_PAGE = 240;

const MOST_EUROS = 999_999;
const MOST_LEFT_OUT = 999_999_999;

export const ALL: Browsing = {
  text: '',
  category: null,
  shop: null,
  min: null,
  max: null,
  from: 0,
  shown: ARTICLES_A_BATCH,
};

/** From an address anybody may have written: meaningless parts are ignored. */
export function readBrowsing(params: URLSearchParams): Browsing {
  const category = params.get('category');
  const [min, max] = [readEuros(params.get('min')), readEuros(params.get('max'))];
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  return {
    text: unseenAsSpaces(params.get('q') ?? '').slice(0, 255),
    category: ARTICLE_CATEGORIES.find((known) => known === category) ?? null,
    shop: params.get('shop')?.trim().slice(0, 255) || null,
    min: low,
    max: high,
    from: readCount(params.get('from'), 0, MOST_LEFT_OUT),
    shown: readCount(params.get('n'), ARTICLES_A_BATCH, ARTICLES_ON_A_PAGE) || ARTICLES_A_BATCH,
  };
}

/** The address for a selection, as short as possible. */
export function browsingPath(browsing: Browsing): string {
  const { text, category, shop, min, max, from, shown } = browsing;
  const query = new URLSearchParams();
  const parts = { q: text.trim(), category, shop, min, max, from, n: shown === ARTICLES_A_BATCH ? null : shown };
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, String(value));
  return paths.catalogue(query.size > 0 ? `?${query}` : '');
}

/** Changing a choice starts again at the first page. */
export function changed(browsing: Browsing, change: Partial<Browsing>): Browsing {
  return { ...browsing, from: 0, shown: ARTICLES_A_BATCH, ...change };
}

/** In the form GET /catalog/ takes, without skip and limit. */
export function queryOf({ text, category, shop, min, max }: Browsing) {
  return {
    q: text || undefined,
    category: category ?? undefined,
    shop: shop ?? undefined,
    price: min === null && max === null ? undefined : `${min ?? ''}-${max ?? ''}`,
  };
}

/** How many choices narrow it; the price counts once. */
export function countChoices({ text, category, shop, min, max }: Browsing): number {
  return [text !== '', category !== null, shop !== null, min !== null || max !== null].filter(Boolean).length;
}

/** Whether there may be more articles than the service counted. */
export function isAtLeast({ text, min, max }: Browsing, total: number): boolean {
  if (text !== '') return total >= MOST_RANKED;
  return (min !== null || max !== null) && total >= MOST_COUNTED;
}

/** A price as typed, possibly with a comma; null if it is not one. */
export function readEuros(text: string | null): number | null {
  const words = text?.trim().replace(',', '.') ?? '';
  const euros = words === '' ? Number.NaN : Number(words);
  return Number.isFinite(euros) && euros >= 0 && euros <= MOST_EUROS ? Math.round(euros * 100) / 100 : null;
}

function readCount(text: string | null, fallback: number, most: number): number {
  const count = /^\d{1,9}$/.test(text ?? '') ? Number(text) : fallback;
  return Math.min(count, most);
}
