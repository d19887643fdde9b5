import type { Answer } from '#contract/calls.ts';
import type { apiFrom } from '#web/data/api.ts';

/** More than this many articles from more than this many shops. */
export interface CatalogueOffer {
  articles: number;
  shops: number;
}

/** Fewer are not worth mentioning. */
const LEAST: CatalogueOffer = { articles: 1000, shops: 10 };

/** How much there is to choose from, according to the catalogue; null if little or unknown. */
export async function loadOffer(api: ReturnType<typeof apiFrom>, signal: AbortSignal): Promise<CatalogueOffer | null> {
  const counts = await api('GET /catalog/counts', { signal }).catch(() => null);
  return counts && offerOf(counts);
}

export function offerOf({ articles, shops }: Answer<'GET /catalog/counts'>): CatalogueOffer | null {
  if (articles <= LEAST.articles || shops.length <= LEAST.shops) return null;
  return { articles: roundBelow(articles), shops: roundBelow(shops.length) };
}

/** Rounded down: 345,678 becomes "more than 300,000". */
function roundBelow(count: number): number {
  const step = 10 ** Math.floor(Math.log10(count - 1));
  return Math.floor((count - 1) / step) * step;
}
