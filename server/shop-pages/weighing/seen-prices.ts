import type { Evidence } from '../candidates/evidence.ts';
import { SENTENCE } from '../candidates/visible/beside-a-price.ts';
import type { VisiblePrice } from '../candidates/visible/visible-prices.ts';
import { textOf } from '../documents/text.ts';

/** A price on the page that may be the one to pay, and how likely. */
export interface SeenPrice {
  price: VisiblePrice;
  weight: number;
}

/** The most that a gift may cost is far below. */
export const MOST_CENTS = 10_000_000;

/** So close together are sums of the same block. */
const BLOCK = 8;
/** How far from the heading and from the button, in elements, a price says something of the product. */
const REACH = { beforeHeading: 60, behindHeading: 400, behindButton: 40 };
/** What is at the heading or button itself weighs `most`, and less for each element between. */
const NEAR = { most: 2.5, heading: 120, button: 80 };
const WEIGHTS = {
  only: 1.5,
  old: -1.5,
  labelled: 1.5,
  inProduct: 1.5,
  between: 1,
  // Behind the button stand delivery, instalments and what else one could buy.
  beforeButton: 0.5,
  hidden: -2,
  inSentence: -1,
};

/** What of the visible prices may be the one to pay, and how likely. */
export function seenPrices({ prices, headings, buyButton }: Evidence): SeenPrice[] {
  const start = headings[0]?.element.index ?? 0;
  const end = buyButton?.index ?? Number.POSITIVE_INFINITY;
  const possible = prices.filter(
    ({ region, isOtherSum, cents }) =>
      !(region.isAside || isOtherSum || region.isOption) && cents > 0 && cents < MOST_CENTS,
  );
  const current = possible.filter((price) => !(price.isOld || isReducedFrom(price, possible, prices)));
  // "Original", "full", "retail": where nothing else is asked, it is what one pays.
  const asked = current.length > 0 ? current : possible.filter(({ isPerhapsOld }) => isPerhapsOld);
  // Nobody mistakes the only sum on a page.
  const isOnly = new Set(asked.map(({ cents }) => cents)).size === 1;
  return asked.map((price) => ({
    price,
    weight: weightOf(price, start, end) + sum([isOnly && WEIGHTS.only, price.isOld && WEIGHTS.old]),
  }));
}

/** Beside a lower one, in a block that says by how many percent, or by what sum. */
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
    wordsBeside >= SENTENCE && WEIGHTS.inSentence,
  ]);
}

function sum(weights: (number | false)[]): number {
  return weights.reduce<number>((all, weight) => all + (weight || 0), 0);
}
