import { LIMITS } from '#contract/limits.ts';
import { readPrice } from '../../../shop-pages/prices/read-price.ts';
import { fieldValue } from './fields.ts';

/** The usual notation: `24.90 EUR`, `24,90`, `24`. */
const USUAL = /^(\d{1,6})(?:[.,](\d{1,2}))?(?:\s?([A-Z]{3}|€))?$/;

/** `-5` and `1e5` are numbers, but no prices; `5,-` and `19,90 - 24,90` are. */
const NO_PRICE = /^[^\d,.]*[-−]\s?\d|\de[+-]?\d/i;

/** Countries with another currency: a price from there that names no currency is not in euros. */
const OTHER_MONEY = /\.(?:dk|se|no|uk|ch|pl|cz|ro|hu|ru|ua|tr|us|ca|au|cn|in|br)$/;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The current price in euro cents; 0 if there is none in euros.
 * @param host of the shop
 */
export function priceOf(fields: Map<string, string>, host: string): number {
  const regular = centsOf(fieldValue(fields, 'price'), fields, host);
  const reduced = isOn(fieldValue(fields, 'sale'))
    ? centsOf(fieldValue(fields, 'salePrice'), fields, host, fieldValue(fields, 'price'))
    : 0;
  return reduced > 0 && (regular === 0 || reduced < regular) ? reduced : regular;
}

/** Whether it is a number that would be read as another amount. */
export function isNoPrice(text: string): boolean {
  return NO_PRICE.test(text);
}

/** @param sale `2026-11-01T00:00+0100/2026-11-30T23:59+0100`; without dates that can be read it is on */
function isOn(sale: string, now = Date.now()): boolean {
  const [start = '', end = ''] = sale.split('/').map((date) => date.trim());
  const lastDay = /^[\d-]+$/.test(end) ? DAY_MS : 0;
  return !(now < Date.parse(start) || now >= Date.parse(end) + lastDay);
}

function centsOf(text: string, fields: Map<string, string>, host: string, beside = ''): number {
  if (text === '' || isNoPrice(text)) return 0;
  const [whole, euros, cents = '', sign] = USUAL.exec(text) ?? [];
  const price =
    whole === undefined
      ? readPrice(text)
      : { cents: Number(euros) * 100 + Number(cents.padEnd(2, '0')), currency: sign ?? null };
  if (!price) return 0;
  const currency = price.currency ?? (fieldValue(fields, 'currency').toUpperCase() || currencyBeside(beside));
  const isEuro = currency === '' ? !OTHER_MONEY.test(host) : currency === 'EUR' || currency === '€';
  return isEuro && price.cents <= LIMITS.priceMax * 100 ? price.cents : 0;
}

/** A reduced price may leave the currency to the regular one. */
function currencyBeside(price: string): string {
  return USUAL.exec(price)?.[3] ?? readPrice(price)?.currency ?? '';
}
