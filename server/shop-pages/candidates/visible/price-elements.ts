import type { Element, PageDocument } from '../../documents/element.ts';
import { type BriefTexts, withoutExtraSpaces } from '../../documents/text.ts';
import { pricesIn } from '../../prices/read-price.ts';
import type { Region } from './regions.ts';

interface PriceElement {
  element: Element;
  /** Its own text, if elements inside it contain prices of their own. */
  own: string | null;
}

/** Elements that contain a whole price, without any child containing it alone. */
export function priceElements({ elements }: PageDocument, texts: BriefTexts, country: string): PriceElement[] {
  const known = new Map<string, boolean>();
  const holding = new Uint8Array(elements.length);
  const found: PriceElement[] = [];
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
    if (!/\d/.test(text)) return false;
    const before = known.get(text);
    if (before !== undefined) return before;
    const isOne = pricesIn(text, country).length > 0;
    known.set(text, isOne);
    return isOne;
  }
}

function ownText({ children }: Element): string {
  return children.filter((child) => typeof child === 'string').join(' ');
}

const ONE_PRICE = /^[^\d]{0,12}\d[\d.,'’\s]*[^\d]{0,8}(?:\d\d)?[^\d]{0,6}$/u;

/** "29" and "€90" are in two elements; their parent holds the price. */
export function wholePrice(element: Element, texts: BriefTexts, regions: Region[], country: string): Element {
  let whole = element;
  for (let above = element.parent; above; above = above.parent) {
    const text = withoutExtraSpaces(texts[above.index] ?? '');
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
