import type { Where } from './candidates/facts.ts';

export type Refusal = 'IMPOSSIBLE_TO_PARSE' | 'UNKNOWN_SHOP';

/** What a page says, and where it says it. */
export interface Said<Value> {
  value: Value;
  where: Where;
}

/** What was read on a page of a shop. Null is what the page does not say, or not surely. */
export interface Reading {
  /** Why it is no product's page, as the API says it, and for whoever looks into it in words. */
  refused: { code: Refusal; why: string } | null;
  title: Said<string> | null;
  /** In cents of the euro: another currency is named by `currency`, and has no price here. */
  price: Said<number> | null;
  /** ISO 4217 */
  currency: string | null;
  /** An absolute address, http or https. */
  image: Said<string> | null;
  brand: Said<string> | null;
  /** Plain text; a line break between paragraphs. */
  description: Said<string> | null;
  gtin: Said<string> | null;
}

export const NOTHING: Reading = {
  refused: null,
  title: null,
  price: null,
  currency: null,
  image: null,
  brand: null,
  description: null,
  gtin: null,
};
