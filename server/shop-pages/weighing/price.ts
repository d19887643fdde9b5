import type { Evidence } from '../candidates/evidence.ts';
import type { Said } from '../reading.ts';
import { seenPrices } from './seen-prices.ts';
import { type Money, onlyCurrency, toldPrices } from './told-prices.ts';
import { type Candidate, inGroups } from './weigh.ts';

export interface WeighedPrice {
  price: Said<number> | null;
  currency: string | null;
  weight: number;
}

type Weighed = ReturnType<typeof inGroups<Money>>[number];

const NO_PRICE: WeighedPrice = { price: null, currency: null, weight: 0 };
/** Below this it is too uncertain. */
const LEAST_WEIGHT = 3.5;
/** Sums this close together look equivalent to a visitor. */
const UNDECIDED = 0.3;
/** If the same number in another currency comes this close, both are doubtful. */
const TORN = 2;

/** The current price: what data and the visible page agree on; if in doubt, none. */
export function weighPrice(evidence: Evidence): WeighedPrice {
  const seen = seenPrices(evidence);
  const told = evidence.facts.flatMap((facts) => toldPrices(facts, evidence, seen));
  const shown = seen.map(
    ({ price: { cents, currency }, weight }): Candidate<Money> => ({
      value: { cents, currency },
      where: 'page',
      weight,
    }),
  );
  const [best, second] = inGroups([...told, ...shown], ({ cents, currency }) => `${cents} ${currency}`);
  if (!best || best.weight < LEAST_WEIGHT)
    return { ...NO_PRICE, currency: onlyCurrency(evidence), weight: best?.weight ?? 0 };
  const { cents, currency } = best.best.value;
  const isInDoubt = second !== undefined && (isTorn(best, second) || isUndecided(best, second));
  if (currency !== 'EUR' || isInDoubt) return { ...NO_PRICE, currency, weight: best.weight };
  return { price: { value: cents, where: best.best.where }, currency, weight: best.weight };
}

/** Whether the page gives one amount in two currencies: one of them must be a mistake. */
function isTorn(best: Weighed, second: Weighed): boolean {
  return second.best.value.cents === best.best.value.cents && second.weight > best.weight - TORN;
}

/**
 * Whether two prices are shown alike and structured data mentions neither: one may be the former price, and nothing
 * tells which.
 */
function isUndecided(best: Weighed, second: Weighed): boolean {
  const areSeen = [best, second].every(({ all }) => all.every(({ where }) => where === 'page'));
  return areSeen && best.weight - second.weight < UNDECIDED;
}
