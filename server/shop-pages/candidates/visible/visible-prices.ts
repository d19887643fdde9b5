import { attribute, type Element, type PageDocument } from '../../documents/element.ts';
import { ofLabels } from '../../documents/labels.ts';
import type { BriefTexts } from '../../documents/text.ts';
import { pricesIn, type WrittenPrice } from '../../prices/read-price.ts';
import { type Line, surroundings, wordsBeside } from './beside-a-price.ts';
import { priceElements, wholePrice } from './price-elements.ts';
import type { Region } from './regions.ts';
import { isForSome, isOldBefore, isOtherSum, isPriceBefore } from './sums.ts';

/** A price as a person sees it on the page. */
export interface VisiblePrice {
  cents: number;
  currency: string;
  element: Element;
  region: Region;
  isOld: boolean;
  /** Only a class name says that it is the former price. */
  isPerhapsOld: boolean;
  isOtherSum: boolean;
  /** Not for everybody: with a card, used… */
  isForSome: boolean;
  isLabelledPrice: boolean;
  /** Words on the same line unrelated to prices: shops display their price on its own. */
  wordsBeside: number;
}

const MOST_PRICES = 400;
const PRICE_LABEL =
  /(?:^|[\s_-])\w{0,20}(?:price|prix|preis|prijs|prezzo|precio|preco|cena|amount|montant|betrag)\w{0,20}(?:$|[\s_-])/;
const isPriceName = ofLabels((labels) => PRICE_LABEL.test(labels));

/** A page's prices, in order. */
export function visiblePrices(
  document: PageDocument,
  regions: Region[],
  texts: BriefTexts,
  country: string,
): VisiblePrice[] {
  const found: VisiblePrice[] = [];
  const taken = new Set<Element>();
  for (const { element, own } of priceElements(document, texts, country)) {
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

function visible(element: Element, region: Region, price: WrittenPrice, line: Line): VisiblePrice {
  const [before, behind] = surroundings(element, price, line);
  return {
    cents: price.cents,
    currency: price.currency ?? '',
    element,
    region,
    isOld: region.isCrossed || region.isNamedOld || isOldBefore(before),
    isPerhapsOld: region.isNamedOld && !region.isCrossed && !isOldBefore(before),
    isOtherSum: region.isOtherSum || isOtherSum(before, behind),
    isForSome: isForSome(before),
    isLabelledPrice: isNamedPrice(element) || isPriceBefore(before),
    wordsBeside: wordsBeside(element, line.text, price),
  };
}

function isNamedPrice(element: Element): boolean {
  const isParent = element.parent !== null && isPriceName(element.parent);
  return isParent || isPriceName(element) || PRICE_LABEL.test(attribute(element, 'itemprop'));
}
