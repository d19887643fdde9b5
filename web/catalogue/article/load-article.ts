import type { Api } from '#contract/calls.ts';
import { ApiError } from '#web/data/api-errors.ts';
import { readId } from '#web/data/read-id.ts';
import { type Article, knownArticle } from '../articles.ts';

export interface ArticlePage {
  article: Article;
  /** The same article at other shops, cheapest first. */
  elsewhere: Article[];
  /** Of its kind. */
  similar: Article[];
}

const SIMILAR = 6;

/** An article with related ones; null if there is no such article. A failure to load related ones is not an error. */
export async function loadArticle(api: Api, param: string, signal: AbortSignal): Promise<ArticlePage | null> {
  const id = readId(param);
  const article = id === null ? null : (knownArticle(id) ?? (await findArticle(api, id, signal)));
  if (!article) return null;
  const [elsewhere, similar] = await Promise.all([
    findElsewhere(api, article, signal).catch(() => []),
    findSimilar(api, article, signal).catch(() => []),
  ]);
  return { article, elsewhere, similar };
}

async function findArticle(api: Api, id: number, signal: AbortSignal): Promise<Article | null> {
  try {
    return await api('GET /catalog/{catalog_id}', { params: { catalog_id: id }, signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

async function findElsewhere(api: Api, { id, ean, shop }: Article, signal: AbortSignal): Promise<Article[]> {
  if (ean === null) return [];
  const all = await api('POST /catalog/duplicates/ean', { query: { ean }, signal });
  return all.filter((other) => other.id !== id && other.shop !== shop && other.price > 0);
}

/** Starts at a position derived from the article, so that not all articles of a kind show the same ones. */
async function findSimilar(api: Api, { id, category, price }: Article, signal: AbortSignal): Promise<Article[]> {
  const near = price > 0 ? { price: `${Math.floor(price * 0.6)}-${Math.ceil(price * 1.5)}` } : {};
  const query = { category, ...near, skip: id % SIMILAR, limit: SIMILAR + 1 };
  const found = await api('GET /catalog/', { query, signal });
  return found.filter((other) => other.id !== id).slice(0, SIMILAR);
}
