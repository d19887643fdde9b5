import type { Answer } from '#contract/calls.ts';
import { PAGE_SIZE } from '#contract/everywhere/page-limits.ts';
import type { apiFrom } from '#web/data/api.ts';

export type BlogArticle = Answer<'GET /blog'>[number];

export interface Blog {
  articles: BlogArticle[];
  hasMore: boolean;
}

export const ARTICLES_A_PAGE = 9;

/** How many articles to show, from the page's address: /?articles=18. */
export function readShown(search: URLSearchParams): number {
  const wanted = Number.parseInt(search.get('articles') ?? '', 10);
  return Number.isNaN(wanted) ? ARTICLES_A_PAGE : Math.min(Math.max(wanted, ARTICLES_A_PAGE), PAGE_SIZE - 1);
}

/** The page is complete without them. */
export async function loadBlog(api: ReturnType<typeof apiFrom>, shown: number, signal: AbortSignal): Promise<Blog> {
  // One more than shown tells whether there are more.
  const articles = await api('GET /blog', { query: { skip: 0, limit: shown + 1 }, signal }).catch(() => []);
  return { articles: articles.slice(0, shown), hasMore: articles.length > shown };
}
