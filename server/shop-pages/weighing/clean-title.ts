import { fold, overlap, squeezed, wordsOf } from '../documents/words.ts';

const BETWEEN = /\s+[|·•»«~–—]\s+|\s+-\s+|\s*::\s*|\s+:\s+|\s*\|\s*/u;
const FILLING =
  /^(?:buy|acheter|achat|achetez|kaufen|comprar|shop|online|en ligne|pas cher|prix|price|preis|günstig\w*|livraison|free|gratuit\w*|versand|official|offici\w*|boutique|store|onlineshop|online-?shop|site|best|meilleur\w*|neuf|promo\w*|soldes?|sale|amazon|ebay|home|accueil|france|deutschland|belgique|bei|chez|sur|auf|at|on|the|de|du|en|à|und|et|and)$/u;
const PRICE_ALONE = /^(?:(?:€|EUR|[$£])\s?\d[\d.,\s]*|\d[\d.,\s]*(?:€|EUR|[$£]))$/iu;
const BEFORE = /^(?:buy|acheter|achetez|achat|comprar|kaufen|купить|amazon\.[a-z.]+\s?:|\[[^\]]{1,20}\])\s+/iu;
const AFTER =
  /\s+(?:(?:kaufen|bestellen|en ligne|pas cher|acheter|online|günstig|auf rechnung|à petit prix|au meilleur prix|bei\s\S+)\s*)+$|\s*[-–|,:]\s*(?:€|EUR|\$|£)?\s?\d[\d.,\s]*(?:€|EUR|\$|£)\s*$/iu;

/**
 * A title without anything but the product's name: no shop name, slogans or price.
 * @param headings the page's headings; a title that begins or ends like one of them is that heading
 */
export function cleanTitle(title: string, shopNames: Set<string>, headings: string[]): string {
  const parts = title
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const rest = parts.length > 1 ? rejoined(title, withoutShop(parts, shopNames, headings)) : title;
  return rest.replace(BEFORE, '').replace(AFTER, '').trim() || title;
}

function withoutShop(parts: string[], shopNames: Set<string>, headings: string[]): string[] {
  const kept = [...parts];
  const isNoName = (part: string | undefined) =>
    part !== undefined && (isShop(part, shopNames) || isFilling(part) || PRICE_ALONE.test(part));
  while (kept.length > 1 && isNoName(kept.at(-1))) kept.pop();
  while (kept.length > 1 && isNoName(kept[0])) kept.shift();
  const named = kept.findIndex((part) => headings.some((heading) => fold(heading) === fold(part)));
  return named >= 0 ? kept.slice(named, named + 1) : kept;
}

/** From the first remaining part to the last, including what was between them. */
function rejoined(title: string, parts: string[]): string {
  const start = title.indexOf(parts[0] ?? '');
  const last = parts.at(-1) ?? '';
  const end = title.indexOf(last, start) + last.length;
  return parts.length === 0 ? title : title.slice(start, end);
}

function isShop(part: string, shopNames: Set<string>): boolean {
  const name = squeezed(part);
  if (shopNames.has(name) || /^(?:www\.)?[\w-]+\.[a-z]{2,3}$/i.test(part)) return true;
  return [...shopNames].some((shop) => shop.length > 3 && name.startsWith(shop) && wordsOf(part).size <= 4);
}

/** A slogan: nearly all its words are ones every shop uses. */
function isFilling(part: string): boolean {
  const words = wordsOf(part);
  const own = [...words].filter((word) => !FILLING.test(word));
  return words.size > 0 && (own.length === 0 || (own.length <= 1 && words.size >= 4) || overlap(words, SLOGANS) > 0.7);
}

const SLOGANS = wordsOf(
  'livraison gratuite achat vente prix pas cher en ligne boutique officielle site officiel meilleur prix free shipping online shop kaufen versandkostenfrei günstig bestellen bei compra online mode femme homme enfant',
);
