/** From where a fact of the page is. */
export type Where = 'json-ld' | 'microdata' | 'rdfa' | 'open-graph' | 'twitter' | 'meta' | 'shop-data' | 'page';

export interface Offer {
  cents: number;
  currency: string | null;
  /** What is asked now, the lowest of several, what was asked before, what another quantity or no tax would cost. */
  kind: 'now' | 'low' | 'other';
  /** Numbers and addresses by which one knows the variant that is offered. */
  ids: string[];
}

/** What one source of a page says about one product; texts as they stand there, the most likely first. */
export interface Facts {
  where: Where;
  names: string[];
  brands: string[];
  descriptions: string[];
  images: string[];
  gtins: string[];
  offers: Offer[];
  ids: string[];
}

export function factsFrom(where: Where, known: Partial<Omit<Facts, 'where'>> = {}): Facts {
  return { where, names: [], brands: [], descriptions: [], images: [], gtins: [], offers: [], ids: [], ...known };
}
