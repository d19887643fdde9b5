/** Where on the page a fact comes from. */
export type Where = 'json-ld' | 'microdata' | 'rdfa' | 'open-graph' | 'twitter' | 'meta' | 'shop-data' | 'page';

export interface Offer {
  cents: number;
  currency: string | null;
  /** The current price, the lowest of several, the former price, or one for another quantity or without tax. */
  kind: 'now' | 'low' | 'other';
  /** Numbers and addresses that identify the offered variant. */
  ids: string[];
}

/** What one source on a page says about one product: verbatim texts, most likely first. */
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
