import { attribute, type Element, labelsOf, type PageDocument } from '../../documents/element.ts';
import { type BriefTexts, oneLine } from '../../documents/text.ts';
import { wordsOf } from '../../documents/words.ts';
import { pricesIn, type WrittenPrice } from '../../prices/read-price.ts';
import type { Region } from './regions.ts';
import { isOldBefore, isOtherSum, isPriceBefore } from './sums.ts';

/** A price as a person sees it on the page. */
export interface VisiblePrice {
  cents: number;
  currency: string;
  element: Element;
  region: Region;
  /** What stands before and behind it on the same line. */
  before: string;
  behind: string;
  isOld: boolean;
  /** Nothing but the name of a class says that it is old. */
  isPerhapsOld: boolean;
  isOtherSum: boolean;
  isLabelledPrice: boolean;
  /** Words on the same line that say nothing of prices: shops show what they ask by itself. */
  wordsBeside: number;
}

const MOST_PRICES = 400;
const PRICE_LABEL =
  /(?:^|[\s_-])\w{0,20}(?:price|prix|preis|prijs|prezzo|precio|preco|cena|amount|montant|betrag)\w{0,20}(?:$|[\s_-])/;

export function visiblePrices(
  document: PageDocument,
  regions: Region[],
  texts: BriefTexts,
  country: string,
): VisiblePrice[] {
  const found: VisiblePrice[] = [];
  const taken = new Set<Element>();
  for (const { element, own } of saying(document, texts, country)) {
    if (found.length >= MOST_PRICES) break;
    const whole = own === null ? wholePrice(element, texts, regions, country) : element;
    if (taken.has(whole)) continue;
    taken.add(whole);
    const text = own ?? texts[whole.index] ?? '';
    for (const price of pricesIn(text, country)) {
      const region = regions[whole.index];
      if (region && price.currency) found.push(visible(whole, region, price, { text, texts }));
    }
  }
  return found;
}

interface Saying {
  element: Element;
  /** What it says itself, where elements inside of it say prices of their own. */
  own: string | null;
}

/** Elements that say a whole price, and in which none does that by itself. */
function saying({ elements }: PageDocument, texts: BriefTexts, country: string): Saying[] {
  const known = new Map<string, boolean>();
  const holding = new Uint8Array(elements.length);
  const found: Saying[] = [];
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const element = elements[index];
    const text = texts[index];
    if (!element || text === undefined || text.length < 2) continue;
    const own = holding[index] === 0 ? null : ownText(element);
    if (isPrice(own ?? text)) found.push({ element, own });
    else if (own === null) continue;
    if (element.parent) holding[element.parent.index] = 1;
  }
  return found.reverse();

  function isPrice(text: string): boolean {
    const before = known.get(text);
    if (before !== undefined) return before;
    const isOne = /\d/.test(text) && pricesIn(text, country).length > 0;
    known.set(text, isOne);
    return isOne;
  }
}

function ownText({ children }: Element): string {
  return children.filter((child) => typeof child === 'string').join(' ');
}

const ONE_PRICE = /^[^\d]{0,12}\d[\d.,'’\s]*[^\d]{0,8}(?:\d\d)?[^\d]{0,6}$/u;

/** "29" and "€90" stand in two elements; what holds both is the price. */
function wholePrice(element: Element, texts: BriefTexts, regions: Region[], country: string): Element {
  let whole = element;
  for (let above = element.parent; above; above = above.parent) {
    const text = oneLine(texts[above.index] ?? '');
    if (text.length === 0 || text.length > 24 || !ONE_PRICE.test(text)) break;
    if (isOldPlace(regions[above.index]) !== isOldPlace(regions[element.index])) break;
    const prices = pricesIn(text, country);
    if (prices.length !== 1 || holdsCrossed(above, whole, regions)) break;
    whole = above;
  }
  return whole;
}

function isOldPlace(region: Region | undefined): boolean {
  return region !== undefined && (region.isCrossed || region.isNamedOld);
}

function holdsCrossed(above: Element, below: Element, regions: Region[]): boolean {
  return above.children.some(
    (child) => typeof child !== 'string' && child !== below && isOldPlace(regions[child.index]),
  );
}

interface Line {
  text: string;
  texts: BriefTexts;
}

function visible(element: Element, region: Region, price: WrittenPrice, line: Line): VisiblePrice {
  const [before, behind] = surroundings(element, price, line);
  const labels = `${labelsOf(element)} ${element.parent ? labelsOf(element.parent) : ''} ${attribute(element, 'itemprop')}`;
  return {
    cents: price.cents,
    currency: price.currency ?? '',
    element,
    region,
    before,
    behind,
    isOld: region.isCrossed || region.isNamedOld || isOldBefore(before),
    isPerhapsOld: region.isNamedOld && !region.isCrossed && !isOldBefore(before),
    isOtherSum: region.isOtherSum || isOtherSum(before, behind),
    isLabelledPrice: PRICE_LABEL.test(labels) || isPriceBefore(before),
    wordsBeside: wordsBeside(element, line.text, price),
  };
}

/** So many words are a sentence. */
export const SENTENCE = 4;
const INLINE = new Set(['a', 'b', 'strong', 'em', 'i', 'span', 'u', 'font', 'mark']);
const OF_PRICES =
  /^(?:\d.*|prix|price|preis|prijs|preço|precio|prezzo|cena|à|a|partir|de|from|ab|dès|des|vanaf|desde|da|only|nur|seulement|now|jetzt|maintenant|ttc|tva|mwst|vat|tax|taxe?s?|btw|iva|inclus\w*|incl|inkl|including|excl|currently|actuel\w*|current|aktuell\w*|your|votre|notre|our|unser|online|web|en|ligne|per|par|pro|the|le|la|les|is|est|now|pay)$/u;

/** Words of the same line that stand close to an element. */
function textAround(element: Element, { children }: Element): string {
  const at = children.indexOf(element);
  const near = children.slice(Math.max(0, at - 3), at + 4);
  return near.flatMap((one) => (typeof one === 'string' ? [one.slice(0, 100)] : [])).join(' ');
}

/** How many words that say nothing of prices stand on the same line. */
function wordsBeside(element: Element, text: string, { start, end }: WrittenPrice): number {
  const line = INLINE.has(element.name) && element.parent ? textAround(element, element.parent) : '';
  return [...wordsOf(`${text.slice(0, start)} ${text.slice(end)} ${line}`)].filter((word) => !OF_PRICES.test(word))
    .length;
}

/** What stands beside, blank text left out: some steps, for a page may have a million of them. */
function sideOf(siblings: (Element | string)[], at: number, step: 1 | -1): Element | string | undefined {
  const [first, second] = [siblings[at + step], siblings[at + 2 * step]];
  return typeof first === 'string' && first.trim() === '' ? second : first;
}

/** Some words on both sides, from the element itself and what stands beside it. */
function surroundings(element: Element, price: WrittenPrice, { text, texts }: Line): [string, string] {
  let before = text.slice(0, price.start);
  let behind = text.slice(price.end);
  let inner: Element = element;
  for (let height = 0; height < 3 && inner.parent && inner.name !== 'body'; height += 1) {
    const siblings: (Element | string)[] = inner.parent.children;
    const at = siblings.indexOf(inner);
    if (before.trim().length < 3) before = `${sideText(sideOf(siblings, at, -1), texts)}${before}`;
    if (behind.trim().length < 3) behind = `${behind}${sideText(sideOf(siblings, at, 1), texts)}`;
    inner = inner.parent;
  }
  return [oneLine(before.slice(-60)), oneLine(behind.slice(0, 60))];
}

/** "Bodies, 3er-Pack" names what is sold, not what the sum below it is. */
function holdsHeading(side: Element | string, depth = 0): boolean {
  if (typeof side === 'string' || depth > 2) return false;
  return /^h[1-4]$/.test(side.name) || side.children.slice(0, 20).some((child) => holdsHeading(child, depth + 1));
}

function sideText(side: Element | string | undefined, texts: BriefTexts): string {
  if (side === undefined || holdsHeading(side)) return '';
  const text = (typeof side === 'string' ? side : (texts[side.index] ?? '')).slice(0, 80);
  // What another price says of itself does not hold for this one.
  return /\d\s?€|€\s?\d/.test(text) ? ' ' : ` ${text} `;
}
