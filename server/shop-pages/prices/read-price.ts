import { CURRENCY_SOURCE, currencyOf } from './currencies.ts';
import { centsOf, NUMBER_SOURCE, withPlainDigits } from './numbers.ts';

export interface Amount {
  cents: number;
  currency: string | null;
}

/** Including its position in the text. */
export interface WrittenPrice extends Amount {
  start: number;
  end: number;
}

const GAP = String.raw`[\s\u200B*]{0,3}`;
// What follows a comma is cents, even if a digit is missing.
const LEFT = String.raw`(?<![\d#.,])`;
const RIGHT = String.raw`(?![\d]|[.,]\d|\s?%|\s?★)`;
const CENTS = String.raw`(?:\s?[.,]?\d{2}(?!\d|[.,]\d|\s?%))`;

// "29€90", "1 299 € 90": the currency acts as the comma.
const AMID = String.raw`${LEFT}(?<amidWhole>\d{1,3}(?:[ \u00A0\u202F.,']\d{3}){0,3}|\d{1,6})\s?(?<amid>€|EUR|£)(?<amidCents>${CENTS})(?!${GAP}(?:€|EUR|£))`;
const AFTER = `${LEFT}(?<after>${NUMBER_SOURCE})(?<afterGap>${GAP})(?<afterCurrency>${CURRENCY_SOURCE})`;
const BEFORE = String.raw`(?<beforeCurrency>${CURRENCY_SOURCE})(?<beforeGap>[\s\u200B:]{0,3})(?:\.{1,2}(?<onlyCents>\d\d)(?!\d)|(?<before>${NUMBER_SOURCE}))${RIGHT}`;
const PRICE = new RegExp(`${AMID}|${BEFORE}|${AFTER}`, 'giu');
const ALONE = new RegExp(`${LEFT}(?<alone>${NUMBER_SOURCE})${RIGHT}`, 'gu');
const BEHIND = new RegExp(BEFORE, 'iyu');
const CURRENCY = new RegExp(CURRENCY_SOURCE, 'iu');

const MOST_TEXT = 400;

/** All prices with a currency in a text, in order. */
export function pricesIn(text: string, country = ''): WrittenPrice[] {
  const found: WrittenPrice[] = [];
  const plain = withPlainDigits(text.slice(0, MOST_TEXT));
  PRICE.lastIndex = 0;
  for (let match = PRICE.exec(plain); match; match = PRICE.exec(plain)) {
    const chosen = belongsBehind(match, plain) ?? match;
    const price = priceOf(chosen.groups ?? {}, country);
    if (price) found.push({ ...price, start: chosen.index, end: chosen.index + chosen[0].length });
    PRICE.lastIndex = chosen.index + chosen[0].length;
  }
  return found;
}

/** In "2 $14.99" the sign belongs to the following number: it is closer, or has the cents. */
function belongsBehind(match: RegExpExecArray, text: string): RegExpExecArray | null {
  const groups = match.groups ?? {};
  if (groups.after === undefined || groups.afterGap === '') return null;
  BEHIND.lastIndex = match.index + match[0].length - (groups.afterCurrency?.length ?? 0);
  const behind = BEHIND.exec(text);
  if (!behind) return null;
  const hasCents = /[.,]\d\d$/.test(groups.after);
  return behind.groups?.beforeGap === '' && !hasCents ? behind : null;
}

function priceOf(groups: Record<string, string | undefined>, country: string): Amount | null {
  const cents = groups.onlyCents ? Number(groups.onlyCents) : centsOf(numberOf(groups));
  const sign = groups.afterCurrency ?? groups.beforeCurrency ?? groups.amid;
  return cents === null ? null : { cents, currency: currencyOf(sign, country) };
}

function numberOf(groups: Record<string, string | undefined>): string {
  return groups.after ?? groups.before ?? `${groups.amidWhole},${groups.amidCents?.replaceAll(/[\s.,]/g, '')}`;
}

export function currencyIn(text: string): string | null {
  return currencyOf(CURRENCY.exec(text.slice(0, MOST_TEXT))?.[0]);
}

/**
 * The price in a short text of a page: the current one; of a range, the lower end.
 * @param hint neighbouring text, for the currency
 * @returns null if there is none
 */
export function readPrice(raw: string, hint: string | null = null): Amount | null {
  const text = currentPart(withPlainDigits(raw.slice(0, MOST_TEXT)));
  const prices = pricesIn(text);
  const [first] = prices;
  const around = () => currencyIn(text) ?? currencyIn(hint ?? '');
  if (!first) {
    const alone = loneNumber(text);
    return alone === null ? null : { cents: alone, currency: around() };
  }
  const from = /^\d/.test(text.slice(first.start)) ? rangeStart(text.slice(0, first.start)) : null;
  return { cents: from ?? toPay(prices, text), currency: first.currency };
}

/** Old and new price run together: the lower one applies. */
function toPay(prices: WrittenPrice[], text: string): number {
  const [first, second] = prices;
  if (!first) return 0;
  const now = /\b(now|maintenant|jetzt|nur noch)\W{0,3}$/iu;
  const saidNow = prices.find(({ start }) => now.test(text.slice(Math.max(0, start - 20), start)));
  if (saidNow) return saidNow.cents;
  return second && second.start === first.end ? Math.min(first.cents, second.cents) : first.cents;
}

/** "From 26 to 50 €" */
function rangeStart(before: string): number | null {
  const start = new RegExp(`(${NUMBER_SOURCE})\\s?(?:-|–|—|to|à|bis|a|tot)\\s?$`, 'iu').exec(before);
  return start ? centsOf(start[1] ?? '') : null;
}

/** Without crossed-out text, and without tags. */
function currentPart(text: string): string {
  if (!text.includes('<')) return text;
  return text.replaceAll(/<(del|s|strike)\b[^<>]*>[^<>]*<\/\1>/giu, ' ').replaceAll(/<[^<>]*>/g, ' ');
}

/** A number without a currency is a price if there is hardly any other text. */
function loneNumber(text: string): number | null {
  const matches = [...text.matchAll(ALONE)];
  const [first] = matches;
  if (!first) return null;
  const before = text.slice(0, first.index);
  if (/\d/.test(before) || /\d[./-]\d{1,2}[./-]\d/.test(text)) return null;
  if (/\p{L}/u.test(before) && !/[.,]\d\d$/.test(first[0])) return currencyIn(before) ? centsOf(first[0]) : null;
  return centsOf(first[0]);
}
