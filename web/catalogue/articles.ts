import type { Answer } from '#contract/calls.ts';

export type Article = Answer<'GET /catalog/{catalog_id}'>;
export type Counts = Answer<'GET /catalog/counts'>;

const MOST_KNOWN = 500;
const known = new Map<number, Article>();

/** Cached in the browser: an article's page seen before opens at once. */
export function rememberArticles(articles: readonly Article[]): void {
  for (const article of articles) {
    known.delete(article.id);
    known.set(article.id, article);
  }
  for (const id of known.keys()) {
    if (known.size <= MOST_KNOWN) return;
    known.delete(id);
  }
}

export function knownArticle(id: number): Article | null {
  return known.get(id) ?? null;
}
