import type { Evidence } from '../candidates/evidence.ts';
import { WORDS_OF_A_SENTENCE } from '../candidates/visible/beside-a-price.ts';
import type { VisiblePrice } from '../candidates/visible/visible-prices.ts';
import { textOf } from '../documents/text.ts';

/** A price on the page that may be the current one, and how likely that is. */
export interface SeenPrice {
  price: VisiblePrice;
  weight: number;
}

/** Far more than any gift may cost. */
export const MOST_CENTS = 10_000_000;

/** Sums this close together belong to the same block. */
const BLOCK = 8;
/** How far from the heading and the button, in elements, a price still concerns the product. */
const REACH = { beforeHeading: 60, behindHeading: 400, behindButton: 40 };
/** Right at the heading or button the weight is `most`; it decreases with each element in between. */
const NEAR = { most: 2.5, heading: 120, button: 80 };
const WEIGHTS = {
  only: 1.5,
  old: -1.5,
  labelled: 1.5,
  inProduct: 1.5,
  between: 1,
  // After the button come delivery, instalments and related products.
  beforeButton: 0.5,
  hidden: -2,
  inSentence: -1,
};

/** Which visible prices may be the current one, and how likely. */
export function seenPrices({ prices, headings, buyButton }: Evidence): SeenPrice[] {
  const start = headings[0]?.element.index ?? 0;
  const end = buyButton?.index ?? Number.POSITIVE_INFINITY;
  const possible = prices.filter(
    ({ region, isOtherSum, cents }) =>
      !(region.isAside || isOtherSum || region.isOption) && cents > 0 && cents < MOST_CENTS,
  );
  const current = possible.filter((price) => !(price.isOld || isReducedFrom(price, possible, prices)));
  // "Original", "full", "retail": if there is no other price, this is the one to pay.
  const asked = current.length > 0 ? current : possible.filter(({ isPerhapsOld }) => isPerhapsOld);
  // The only sum on a page is unmistakable.
  const isOnly = new Set(asked.map(({ cents }) => cents)).size === 1;
  return asked.map((price) => ({
    price,
    weight: weightOf(price, start, end) + sum([isOnly && WEIGHTS.only, price.isOld && WEIGHTS.old]),
  }));
}

/** Beside a lower one, in a block that states the discount as a percentage or amount. */
function isReducedFrom({ cents, element }: VisiblePrice, possible: VisiblePrice[], all: VisiblePrice[]): boolean {
  const isNear = (other: VisiblePrice) => Math.abs(other.element.index - element.index) <= BLOCK;
  const lower = possible.filter((other) => other.cents < cents && other.cents > cents / 4 && isNear(other));
  const block = element.parent;
  if (lower.length === 0 || !block) return false;
  if (/[-–−]\s?\d{1,2}\s?%/.test(textOf(block, 120))) return true;
  const savings = all.filter((other) => other.isOtherSum && isNear(other)).map((other) => other.cents);
  return lower.some((other) => savings.includes(cents - other.cents));
}

function weightOf({ region, isLabelledPrice, wordsBeside, element }: VisiblePrice, start: number, end: number): number {
  const at = element.index;
  const last = Math.min(end + REACH.behindButton, start + REACH.behindHeading);
  const toHeading = Math.max(0, NEAR.most - Math.abs(at - start) / NEAR.heading);
  const toButton = Number.isFinite(end) ? Math.max(0, NEAR.most - Math.abs(at - end) / NEAR.button) : 0;
  return sum([
    toHeading,
    toButton,
    isLabelledPrice && WEIGHTS.labelled,
    region.isProduct && WEIGHTS.inProduct,
    at >= start - REACH.beforeHeading && at <= last && WEIGHTS.between,
    Number.isFinite(end) && at >= start && at <= end && WEIGHTS.beforeButton,
    region.isHidden && WEIGHTS.hidden,
    wordsBeside >= WORDS_OF_A_SENTENCE && WEIGHTS.inSentence,
  ]);
}

function sum(weights: (number | false)[]): number {
  return weights.reduce<number>((all, weight) => all + (weight || 0), 0);
}
