import { ARTICLE_CATEGORIES, type ArticleCategory } from '#contract/articles.ts';
import { paths } from '#contract/pages.ts';

/** What somebody looks at in the catalogue, as it stands in the page's address. */
export interface Browsing {
  text: string;
  category: ArticleCategory | null;
  shop: string | null;
  /** Euros. */
  min: number | null;
  max: number | null;
  /** How many articles are left out, and how many stand on the page at most. */
  from: number;
  shown: number;
}

/** So many come at once; with so many on it a page is long enough, and the rest goes on the next one. */
export const ARTICLES_AT_ONCE = 24;
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
  shown: ARTICLES_AT_ONCE,
};

/** From an address that anybody may have written: what makes no sense in it is left out. */
export function readBrowsing(params: URLSearchParams): Browsing {
  const category = params.get('category');
  const [min, max] = [readEuros(params.get('min')), readEuros(params.get('max'))];
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  return {
    text: (params.get('q') ?? '').trim().slice(0, 255),
    category: ARTICLE_CATEGORIES.find((known) => known === category) ?? null,
    shop: params.get('shop')?.trim().slice(0, 255) || null,
    min: low,
    max: high,
    from: readCount(params.get('from'), 0, MOST_LEFT_OUT),
    shown: readCount(params.get('n'), ARTICLES_AT_ONCE, ARTICLES_ON_A_PAGE) || ARTICLES_AT_ONCE,
  };
}

/** The address of what is looked at; as short as it can be. */
export function browsingPath(browsing: Browsing): string {
  const { text, category, shop, min, max, from, shown } = browsing;
  const query = new URLSearchParams();
  const parts = { q: text.trim(), category, shop, min, max, from, n: shown === ARTICLES_AT_ONCE ? null : shown };
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, String(value));
  return paths.catalogue(query.size > 0 ? `?${query}` : '');
}

/** Another choice begins at the start. */
export function changed(browsing: Browsing, change: Partial<Browsing>): Browsing {
  return { ...browsing, from: 0, shown: ARTICLES_AT_ONCE, ...change };
}

/** As GET /catalog/ takes it, without skip and limit. */
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

/** A price as somebody typed it, with a comma too; null where it is none. */
export function readEuros(text: string | null): number | null {
  const words = text?.trim().replace(',', '.') ?? '';
  const euros = words === '' ? Number.NaN : Number(words);
  return Number.isFinite(euros) && euros >= 0 && euros <= MOST_EUROS ? Math.round(euros * 100) / 100 : null;
}

function readCount(text: string | null, fallback: number, most: number): number {
  const count = /^\d{1,9}$/.test(text ?? '') ? Number(text) : fallback;
  return Math.min(count, most);
}
