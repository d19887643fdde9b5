import type { Where } from './candidates/facts.ts';

export type Refusal = 'IMPOSSIBLE_TO_PARSE' | 'UNKNOWN_SHOP';

/** What a page says, and where it says it. */
export interface Said<Value> {
  value: Value;
  where: Where;
}

/** What was read on a shop's page. Null means the page does not say, or not clearly enough. */
export interface Reading {
  /** Why it is not a product's page: the API's code, and an explanation for whoever investigates. */
  refused: { code: Refusal; why: string } | null;
  title: Said<string> | null;
  /** In euro cents; for another currency, `currency` names it and this is null. */
  price: Said<number> | null;
  /** ISO 4217 */
  currency: string | null;
  /** An absolute http or https address. */
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
