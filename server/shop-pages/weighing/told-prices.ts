import type { Evidence } from '../candidates/evidence.ts';
import type { Facts, Where } from '../candidates/facts.ts';
import { MOST_CENTS, type SeenPrice } from './seen-prices.ts';
import type { Candidate } from './weigh.ts';

export interface Money {
  cents: number;
  currency: string;
}

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
/** An object with the page's own name and a currency is as good as a meta element. */
const SURE_SHOP_DATA = 1.2;
/**
 * How much weight remains for data without a currency, for the lowest of several prices only, or for several prices
 * without this one.
 */
const SHARES = { noCurrency: 0.7, lowest: 0.8, unlikely: 0.5 };
const MISTAKEN = -4;

/**
 * A source's offers; with several variants, that of the one the page is about, otherwise the one it shows, otherwise
 * the lowest.
 */
export function toldPrices({ offers, where }: Facts, evidence: Evidence, seen: SeenPrice[]): Candidate<Money>[] {
  const asked = offers.filter(({ kind, cents }) => kind !== 'other' && cents > 0 && cents < MOST_CENTS);
  const chosen = asked.filter(({ ids }) => isChosen(ids, evidence));
  const first = asked[0];
  const lowest = asked.toSorted((one, other) => one.cents - other.cents)[0];
  const different = new Set(asked.map(({ cents }) => cents)).size;
  const money = different > 1 && chosen.length > 0 && chosen.length < asked.length ? chosen : asked;
  return money.flatMap((offer): Candidate<Money>[] => {
    const currency = offer.currency ?? currencySeenBeside(offer.cents, evidence, seen);
    if (currency === null) return [];
    const isLikely = different <= 1 || money === chosen || offer === lowest || offer === first;
    const isSure = where === 'shop-data' && offer.currency !== null && different === 1;
    const share =
      (offer.currency === null ? SHARES.noCurrency : 1) *
      (offer.kind === 'low' ? SHARES.lowest : 1) *
      (isLikely ? 1 : SHARES.unlikely);
    const told = (WEIGHTS[where] + (isSure ? SURE_SHOP_DATA : 0)) * share;
    const weight = told + (isMistaken(offer.cents, evidence, seen) ? MISTAKEN : 0);
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
 * The page crosses it out and shows a lower one, or calls it an instalment or members' price and shows a higher one,
 * or shows a hundredth of it: cents were taken for euros.
 */
function isMistaken(cents: number, { prices }: Evidence, seen: SeenPrice[]): boolean {
  const isOld = prices.some((price) => price.cents === cents && price.isOld && !price.region.isAside);
  const isCurrent = seen.some(({ price }) => price.cents === cents);
  if (isCurrent) return false;
  if (seen.some(({ price }) => price.cents * 100 === cents)) return true;
  const isForSome = prices.some((price) => price.cents === cents && price.isForSome && !price.region.isAside);
  if (isForSome && seen.some(({ price, weight }) => price.cents > cents && weight > 0)) return true;
  const isRate = prices.some((price) => price.cents === cents && price.isOtherSum && !price.region.isAside);
  if (isRate && seen.some(({ price }) => price.cents > 2 * cents)) return true;
  return isOld && seen.some(({ price }) => price.cents < cents && price.cents > cents / 10);
}

/** Data without a currency have that of the same number on the page, or the only one the page uses. */
function currencySeenBeside(cents: number, evidence: Evidence, seen: SeenPrice[]): string | null {
  const same = seen.find(({ price }) => price.cents === cents) ?? null;
  return same?.price.currency ?? onlyCurrency(evidence);
}

/** The one currency of everything the page says and shows, if there is only one. */
export function onlyCurrency({ prices, facts }: Evidence): string | null {
  const told = facts.flatMap(({ offers }) => offers.map(({ currency }) => currency)).filter((one) => one !== null);
  const all = new Set([...told, ...prices.map(({ currency }) => currency)]);
  return all.size === 1 ? ([...all][0] ?? null) : null;
}
