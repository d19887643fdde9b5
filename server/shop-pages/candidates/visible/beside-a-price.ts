import type { Element } from '../../documents/element.ts';
import { type BriefTexts, withoutExtraSpaces } from '../../documents/text.ts';
import { wordsOf } from '../../documents/words.ts';
import type { WrittenPrice } from '../../prices/read-price.ts';

/** The text a price appears in, and those of the page's elements. */
export interface Line {
  text: string;
  texts: BriefTexts;
}

/** This many words make a sentence. */
export const WORDS_OF_A_SENTENCE = 4;
const INLINE = new Set(['a', 'b', 'strong', 'em', 'i', 'span', 'u', 'font', 'mark']);
const OF_PRICES =
  /^(?:\d.*|prix|price|preis|prijs|preço|precio|prezzo|cena|à|a|partir|de|from|ab|dès|des|vanaf|desde|da|only|nur|seulement|now|jetzt|maintenant|ttc|tva|mwst|vat|tax|taxe?s?|btw|iva|inclus\w*|incl|inkl|including|excl|currently|actuel\w*|current|aktuell\w*|your|votre|notre|our|unser|online|web|en|ligne|per|par|pro|the|le|la|les|is|est|now|pay)$/u;

/** Words close to an element on the same line. */
function textAround(element: Element, { children }: Element): string {
  const at = children.indexOf(element);
  const near = children.slice(Math.max(0, at - 3), at + 4);
  return near.flatMap((one) => (typeof one === 'string' ? [one.slice(0, 100)] : [])).join(' ');
}

/** How many words on the same line have nothing to do with prices. */
export function wordsBeside(element: Element, text: string, { start, end }: WrittenPrice): number {
  const line = INLINE.has(element.name) && element.parent ? textAround(element, element.parent) : '';
  return [...wordsOf(`${text.slice(0, start)} ${text.slice(end)} ${line}`)].filter((word) => !OF_PRICES.test(word))
    .length;
}

/** The neighbouring nodes, without blank text; limited, since a page may have a million. */
function sideOf(siblings: readonly (Element | string)[], at: number, step: 1 | -1): Element | string | undefined {
  const [first, second] = [siblings[at + step], siblings[at + 2 * step]];
  return typeof first === 'string' && first.trim() === '' ? second : first;
}

/** Some words before and after, from the element itself and its neighbours. */
export function surroundings(element: Element, price: WrittenPrice, { text, texts }: Line): [string, string] {
  let before = text.slice(0, price.start);
  let behind = text.slice(price.end);
  let inner: Element = element;
  for (let height = 0; height < 3 && inner.parent && inner.name !== 'body'; height += 1) {
    const siblings = inner.parent.children;
    const at = siblings.indexOf(inner);
    if (before.trim().length < 3) before = `${sideText(sideOf(siblings, at, -1), texts)}${before}`;
    if (behind.trim().length < 3) behind = `${behind}${sideText(sideOf(siblings, at, 1), texts)}`;
    inner = inner.parent;
  }
  return [withoutExtraSpaces(before.slice(-60)), withoutExtraSpaces(behind.slice(0, 60))];
}

/** "Bodies, 3er-Pack" describes what is sold, not the sum below it. */
function holdsHeading(side: Element | string, depth = 0): boolean {
  if (typeof side === 'string' || depth > 2) return false;
  return /^h[1-4]$/.test(side.name) || side.children.slice(0, 20).some((child) => holdsHeading(child, depth + 1));
}

function sideText(side: Element | string | undefined, texts: BriefTexts): string {
  if (side === undefined || holdsHeading(side)) return '';
  const text = (typeof side === 'string' ? side : (texts[side.index] ?? '')).slice(0, 80);
  // What another price says about itself does not apply to this one.
  return /\d\s?€|€\s?\d/.test(text) ? ' ' : ` ${text} `;
}
