import type { Evidence } from '../candidates/evidence.ts';
import { slugOf } from '../candidates/page-names.ts';
import type { Heading } from '../candidates/visible/headings.ts';
import { attribute } from '../documents/element.ts';
import { overlap, wordsOf } from '../documents/words.ts';

const MANY_PRICES = 10;
const MANY_BUTTONS = 4;

/** The signs of a page of many products, each in a tile with its price and button. */
export function tiles(evidence: Evidence, weight: number): number {
  const { prices, buyButtons, headings } = evidence;
  const standing = prices.filter(({ wordsBeside }) => wordsBeside === 0).length;
  if (standing <= MANY_PRICES || headings.some(isNameOfProduct) || isInAddress(evidence)) return 0;
  // A product's page has its button, and a few more beside it for related products.
  const areTheirs = buyButtons === 0 || buyButtons > 2 * MANY_BUTTONS;
  if (areTheirs && isFirstOfMany(evidence)) return 7;
  return buyButtons > MANY_BUTTONS || weight < 5 ? 3 : 0;
}

/** Themes name lists like products, but not using this many words. */
function isNameOfProduct({ isProduct, fit, text }: Heading): boolean {
  return isProduct && fit >= 0.8 && wordsOf(text).size >= 3;
}

/** A heading of many words repeated in the address: lists have one or two. */
export function isInAddress({ address, headings }: Evidence): boolean {
  const words = wordsOf(slugOf(address));
  return words.size >= 4 && headings.slice(0, 2).some(({ text }) => overlap(words, wordsOf(text)) >= 0.7);
}

/** The first price under the heading has the same class as many others: it is the first tile's. */
function isFirstOfMany({ prices, headings }: Evidence): boolean {
  const start = headings[0]?.element.index ?? 0;
  const own = prices.filter(({ region, isOtherSum }) => !(region.isAside || isOtherSum));
  const first = own.find(({ element }) => element.index > start);
  const named = first && attribute(first.element, 'class');
  if (!named) return false;
  const alike = own.filter(({ element }) => attribute(element, 'class') === named);
  return new Set(alike.map(({ cents }) => cents)).size >= 6;
}
