import type { Evidence } from '../candidates/evidence.ts';
import type { Facts, Where } from '../candidates/facts.ts';
import { SENTENCE, type VisiblePrice } from '../candidates/visible/visible-prices.ts';
import { textOf } from '../documents/text.ts';
import type { Said } from '../reading.ts';
import { type Candidate, inGroups } from './weigh.ts';

export interface WeighedPrice {
  price: Said<number> | null;
  currency: string | null;
  weight: number;
}

const NO_PRICE: WeighedPrice = { price: null, currency: null, weight: 0 };
const WEIGHTS: Record<Where, number> = {
  'json-ld': 5,
  microdata: 4.5,
  'open-graph': 4,
  rdfa: 3,
  'shop-data': 2.5,
  twitter: 2,
  meta: 3.6,
  page: 0,
};
/** Beneath it nobody could tell. */
const LEAST_WEIGHT = 3.5;
const UNDECIDED = 0.3;
/** So close together are sums of the same block. */
const BLOCK = 8;
/** The most that a gift may cost is far below. */
const MOST_CENTS = 10_000_000;

/** The price to pay now: what data and the visible page agree on; what is in doubt is no price. */
export function weighPrice(evidence: Evidence): WeighedPrice {
  const seen = seenPrices(evidence);
  const told = evidence.facts.flatMap((facts) => toldBy(facts, evidence, seen));
  const candidates = [...told, ...seen.map(({ price, weight }) => seenCandidate(price, weight))];
  const [best, second] = inGroups(candidates, ({ cents, currency }) => `${cents} ${currency}`);
  if (!best || best.weight < LEAST_WEIGHT)
    return { ...NO_PRICE, currency: onlyCurrency(evidence), weight: best?.weight ?? 0 };
  const { cents, currency } = best.best.value;
  if (currency !== 'EUR') return { ...NO_PRICE, currency, weight: best.weight };
  if (second && (isTorn(best, second) || isUndecided(best, second)))
    return { ...NO_PRICE, currency, weight: best.weight };
  return { price: { value: cents, where: best.best.where }, currency, weight: best.weight };
}

type Weighed = ReturnType<typeof inGroups<Money>>[number];

interface Money {
  cents: number;
  currency: string;
}

/** The same number in euros and in something else: one of both is a mistake of the page. */
function isTorn(best: Weighed, second: Weighed): boolean {
  return second.best.value.cents === best.best.value.cents && second.weight > best.weight - 2;
}

/** Two sums that stand alike on the page, of which no data tell: the old one and the new one, without a sign which. */
function isUndecided(best: Weighed, second: Weighed): boolean {
  const areSeen = [best, second].every(({ all }) => all.every(({ where }) => where === 'page'));
  return areSeen && best.weight - second.weight < UNDECIDED;
}

function seenCandidate({ cents, currency }: VisiblePrice, weight: number): Candidate<Money> {
  return { value: { cents, currency }, where: 'page', weight };
}

interface Seen {
  price: VisiblePrice;
  weight: number;
}

/** What of the visible prices may be the one to pay, and how likely. */
function seenPrices({ prices, headings, buyButton }: Evidence): Seen[] {
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
  const only = new Set(asked.map(({ cents }) => cents)).size === 1 ? 1.5 : 0;
  return asked.map((price) => ({ price, weight: weightOf(price, start, end) + only - (price.isOld ? 1.5 : 0) }));
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
  const isBetween = at >= start - 60 && at <= Math.min(end + 40, start + 400);
  const toHeading = Math.max(0, 2.5 - Math.abs(at - start) / 120);
  const toButton = Number.isFinite(end) ? Math.max(0, 2.5 - Math.abs(at - end) / 80) : 0;
  const named = (isLabelledPrice ? 1.5 : 0) + (region.isProduct ? 1.5 : 0);
  // Behind the button stand delivery, instalments and what else one could buy.
  const isAtButton = Number.isFinite(end) && at >= start && at <= end;
  const placed = (isBetween ? 1 : 0) + (isAtButton ? 0.5 : 0);
  return named + toHeading + toButton + placed - (region.isHidden ? 2 : 0) - (wordsBeside >= SENTENCE ? 1 : 0);
}

/** The offers of a source; of several variants the one that the page is about, else what it shows, else the lowest. */
function toldBy({ offers, where }: Facts, evidence: Evidence, seen: Seen[]): Candidate<Money>[] {
  const asked = offers.filter(({ kind, cents }) => kind !== 'other' && cents > 0 && cents < MOST_CENTS);
  const chosen = asked.filter(({ ids }) => isChosen(ids, evidence));
  const first = asked[0];
  const lowest = asked.toSorted((one, other) => one.cents - other.cents)[0];
  const different = new Set(asked.map(({ cents }) => cents)).size;
  const money = different > 1 && chosen.length > 0 && chosen.length < asked.length ? chosen : asked;
  return money.flatMap((offer): Candidate<Money>[] => {
    const currency = offer.currency ?? currencySeenBeside(offer.cents, evidence, seen);
    if (currency === null) return [];
    const low = offer.kind === 'low' ? 0.8 : 1;
    const isLikely = different <= 1 || money === chosen || offer === lowest || offer === first;
    const untold = offer.currency === null ? 0.7 : 1;
    // One object of the page's own name that says its currency is as good as a meta element.
    const told = where === 'shop-data' && offer.currency !== null && different === 1 ? 1.2 : 0;
    const weight =
      (WEIGHTS[where] + told) * untold * low * (isLikely ? 1 : 0.5) - (isMistaken(offer.cents, evidence, seen) ? 4 : 0);
    return [{ value: { cents: offer.cents, currency }, where, weight }];
  });
}

function isChosen(ids: string[], { address }: Evidence): boolean {
  if (!address) return false;
  const wanted = [...address.searchParams.values(), address.hash.slice(1)].filter((one) => one.length > 3);
  return ids.some(
    (id) => wanted.some((one) => id === one || (id.includes('?') && id.endsWith(one))) || id === address.href,
  );
}

/**
 * The page crosses it out and shows a lower one, or calls it a rate and shows a higher one, or shows the hundredth part:
 * cents were taken for euros.
 */
function isMistaken(cents: number, { prices }: Evidence, seen: Seen[]): boolean {
  const isOld = prices.some((price) => price.cents === cents && price.isOld && !price.region.isAside);
  const isCurrent = seen.some(({ price }) => price.cents === cents);
  if (isCurrent) return false;
  if (seen.some(({ price }) => price.cents * 100 === cents)) return true;
  const isRate = prices.some((price) => price.cents === cents && price.isOtherSum && !price.region.isAside);
  if (isRate && seen.some(({ price }) => price.cents > 2 * cents)) return true;
  return isOld && seen.some(({ price }) => price.cents < cents && price.cents > cents / 10);
}

/** Data without a currency mean that of the same number on the page, or the only one that the page knows. */
function currencySeenBeside(cents: number, evidence: Evidence, seen: Seen[]): string | null {
  const same = seen.find(({ price }) => price.cents === cents) ?? null;
  return same?.price.currency ?? onlyCurrency(evidence);
}

function onlyCurrency({ prices, facts }: Evidence): string | null {
  const told = facts.flatMap(({ offers }) => offers.map(({ currency }) => currency)).filter((one) => one !== null);
  const all = new Set([...told, ...prices.map(({ currency }) => currency)]);
  return all.size === 1 ? ([...all][0] ?? null) : null;
}
