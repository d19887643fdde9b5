import { currencyOf } from '../../prices/currencies.ts';
import { centsOfMachine } from '../../prices/numbers.ts';
import { readPrice } from '../../prices/read-price.ts';
import type { Offer } from '../facts.ts';
import { type Item, items, texts } from './item.ts';

const MOST_OFFERS = 200;

/** The prices asked for a product. */
export function offersOf(item: Item, isOffer: boolean): Offer[] {
  const ids = texts(item, 'sku', 'url', '@id', 'productID', 'gtin13', 'mpn');
  const offers = isOffer ? [item] : items(item, 'offers', 'offerDetails');
  const own = isOffer || offers.length > 0 ? [] : asked(item, ids);
  return [...offers.slice(0, MOST_OFFERS).flatMap((offer) => asked(offer, ids)), ...own];
}

function asked(offer: Item, above: string[]): Offer[] {
  const ids = [...texts(offer, 'sku', 'url', '@id', 'itemOffered', 'gtin13', 'mpn'), ...above];
  const currency = texts(offer, 'priceCurrency', 'currency')[0] ?? null;
  const nested = items(offer, 'offers').slice(0, MOST_OFFERS);
  const specified = items(offer, 'priceSpecification').slice(0, 50);
  const plain = prices(texts(offer, 'price'), currency, isUntaxed(offer) ? 'other' : 'now', ids);
  return [
    ...plain,
    ...specified.flatMap((one) => ofSpecification(one, currency, ids)),
    ...nested.flatMap((one) => asked(one, ids)),
    ...prices(texts(offer, 'lowPrice'), currency, 'low', ids),
    ...prices(texts(offer, 'highPrice'), currency, 'other', ids),
  ];
}

function ofSpecification(specification: Item, above: string | null, ids: string[]): Offer[] {
  const currency = texts(specification, 'priceCurrency')[0] ?? above;
  const type = texts(specification, 'priceType', '@type').join(' ');
  const isOther =
    /List|Strikethrough|Suggested|SRP|MSRP|MinimumAdvertised|Regular|Delivery|Payment/i.test(type) ||
    specification.types.some((one) => /Delivery|Payment/.test(one)) ||
    ['referenceQuantity', 'billingDuration', 'billingIncrement', 'eligibleQuantity', 'validForMemberTier'].some(
      (name) => specification.properties.has(name),
    ) ||
    isUntaxed(specification);
  return prices(texts(specification, 'price', 'minPrice'), currency, isOther ? 'other' : 'now', ids);
}

function isUntaxed(item: Item): boolean {
  return texts(item, 'valueAddedTaxIncluded').some((text) => /^false$/i.test(text));
}

function prices(written: string[], currency: string | null, kind: Offer['kind'], ids: string[]): Offer[] {
  return written.flatMap((text) => {
    const price = readMachinePrice(text, currency);
    return price && price.cents > 0 ? [{ ...price, kind, ids }] : [];
  });
}

/** A price in structured data: a machine-readable number or, in practice, sometimes what a person would read. */
export function readMachinePrice(
  text: string,
  currency: string | null,
): { cents: number; currency: string | null } | null {
  const code = currencyOf(currency) ?? null;
  const cents = centsOfMachine(text);
  if (cents !== null) return { cents, currency: code };
  if (/^\d[\d.]*$/.test(text.trim())) return null;
  const read = readPrice(text);
  return read && { cents: read.cents, currency: read.currency ?? code };
}
