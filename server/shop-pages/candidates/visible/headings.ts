import { ancestors, attribute, type Element, type PageDocument } from '../../documents/element.ts';
import { ofLabels } from '../../documents/labels.ts';
import { type BriefTexts, textOf, withoutExtraSpaces } from '../../documents/text.ts';
import { likeness, wordsOf } from '../../documents/words.ts';
import { fitOf, type PageNames } from '../page-names.ts';

export interface Heading {
  text: string;
  element: Element;
  /** Shop themes give it the class name of the product's title. */
  isProduct: boolean;
  /** How well it matches the page's name, from 0 to 1. */
  fit: number;
}

const PRODUCT_NAME =
  /(?:^|[\s_-])(?:product-?_?(?:title|name|heading|single__title)|productname|producttitle|item-?(?:title|name)|pdp-?(?:title|name)|article-?(?:title|name)|itm-title|it-ttl|prod-?name|prodname|page-title|entry-title|ebooksproducttitle|titre-?produit|nom-?produit)(?:$|[\s_-])/;
const isTitle = ofLabels((labels) => PRODUCT_NAME.test(labels));
/** A title's class used this often belongs to other products. */
const MOST_ALIKE = 3;

/** Headings that may name the product, most likely first. */
export function readHeadings(document: PageDocument, names: PageNames, briefs: BriefTexts): Heading[] {
  const found = document.elements.filter(isHeading);
  const alike = Map.groupBy(found, signatureOf);
  const headings = found
    .filter((element) => element.name === 'h1' || (alike.get(signatureOf(element))?.length ?? 0) <= MOST_ALIKE)
    .slice(0, 60)
    .flatMap((element): Heading[] => {
      const text = withoutExtraSpaces(textOf(element, 300));
      const fit = names.all.length === 0 && isOnlyTop(element, found) ? 0.8 : fitOf(wordsOf(text), names);
      return text.length < 3 ? [] : [{ text, element, isProduct: isNamed(element), fit }];
    });
  const isFound = headings.some(({ fit }) => fit > 0.5);
  const all = isFound ? headings : [...headings, ...plainHeadings(document, names, briefs)];
  return all.sort((one, other) => weightOf(other) - weightOf(one));
}

/** What contains the whole page, or is not displayed. */
const WHOLE = new Set(['', 'html', 'head', 'title', 'body']);

const MOST_PLAIN = 60;

function likest(words: Set<string>, { all }: PageNames): number {
  return Math.max(0, ...all.map((name) => likeness(words, name)));
}

/** Pages without headings still display the name: the text that reads like the title. */
function plainHeadings({ elements }: PageDocument, names: PageNames, briefs: BriefTexts): Heading[] {
  const found: Heading[] = [];
  for (const element of elements) {
    const text = withoutExtraSpaces(briefs[element.index] ?? '');
    if (found.length >= MOST_PLAIN || WHOLE.has(element.name) || text.length < 8) continue;
    const words = wordsOf(text);
    const fit = words.size < 3 ? 0 : fitOf(words, names);
    // A breadcrumb also occurs in the title, but makes up less of it.
    if (fit >= 0.8) found.push({ text, element, isProduct: false, fit: (fit + likest(words, names)) / 2 });
  }
  return found.sort((one, other) => other.fit - one.fit).slice(0, 5);
}

/** If nothing names a page, its only heading does. */
function isOnlyTop({ name }: Element, headings: Element[]): boolean {
  return name === 'h1' && headings.filter((one) => one.name === 'h1').length === 1;
}

const TITLES = new Set(['h2', 'h3', 'h4', 'div', 'span', 'p', 'strong']);

function isHeading(element: Element): boolean {
  if (element.name === 'h1') return true;
  return TITLES.has(element.name) && isNamed(element);
}

function isNamed(element: Element): boolean {
  return isTitle(element) || attribute(element, 'itemprop') === 'name';
}

function signatureOf(element: Element): string {
  return `${element.name} ${attribute(element, 'class')} ${attribute(element, 'itemprop')}`;
}

function weightOf({ element, isProduct, fit }: Heading): number {
  const isHidden = [element, ...ancestors(element)].some(
    ({ attributes }) => attributes.has('hidden') || /display\s*:\s*none/.test(attributes.get('style') ?? ''),
  );
  return (element.name === 'h1' ? 3 : 0) + (isProduct ? 2 : 0) + 5 * fit - (isHidden ? 4 : 0);
}
