import type { Drawing } from '../drawings/draw.ts';
import { PAINTS, type Paint } from '../drawings/paints.ts';
import { INDOORS } from './indoors.ts';
import { OUTSIDE } from './outside.ts';
import type { Shelf } from './thing.ts';
import { WEAR_AND_PLAY } from './wear-and-play.ts';

/** An article of an invented shop, as it appears in the demo's feed. */
export interface DemoArticle {
  title: string;
  brand: string;
  description: string;
  price: number;
  ean: string;
  shop: string;
  shopCategory: string;
  link: string;
  /** Links the imported article to its drawing. */
  image: string;
  drawing: Drawing;
  paint: Paint;
}

const SHOPS = [
  ['Boutique Colibri', 'colibri.example'],
  ['Le Grenier aux Merveilles', 'grenier-aux-merveilles.example'],
  ['Capucine & Compagnie', 'capucine-compagnie.example'],
  ['L’Échoppe des Petits', 'echoppe-des-petits.example'],
  ['Brin de Lune', 'brin-de-lune.example'],
] as const;

/** Each thing comes in this many of its colours. */
const COLOURS = 3;
/** One article in this many is also sold by a second shop, slightly dearer or cheaper. */
const SOLD_TWICE = 4;
/** Numbers reserved for shops' internal use: no real product has one. */
const OWN_NUMBERS = 299_000_000_000;

export const SHELVES: Shelf[] = [...OUTSIDE, ...INDOORS, ...WEAR_AND_PLAY];

/** The demo's articles, always the same. */
export function demoArticles(): DemoArticle[] {
  const things = SHELVES.flatMap(({ shopCategory, things }) => things.map((thing) => ({ shopCategory, thing })));
  return things.flatMap(({ shopCategory, thing }, nth) =>
    Array.from({ length: COLOURS }, (_, colour) => {
      const number = nth * COLOURS + colour;
      const paint = PAINTS[(nth + colour * 2) % PAINTS.length] as Paint;
      const offers = number % SOLD_TWICE === 0 ? [nth, nth + 2] : [nth + colour];
      return offers.map((shop, offer) => articleOf({ shopCategory, thing, paint, number, shop, isCheaper: offer > 0 }));
    }).flat(),
  );
}

interface Offer {
  shopCategory: string;
  thing: Shelf['things'][number];
  paint: Paint;
  number: number;
  shop: number;
  isCheaper: boolean;
}

function articleOf({ shopCategory, thing, paint, number, shop, isCheaper }: Offer): DemoArticle {
  const [name, drawing, brand, price, description] = thing;
  const title = `${name}, ${paint.name}`;
  const [shopName, host] = SHOPS[shop % SHOPS.length] as (typeof SHOPS)[number];
  return {
    ...{ title, brand, description, shopCategory, drawing, paint },
    price: isCheaper ? Math.round(price * 95) / 100 : price,
    ean: withCheckDigit(String(OWN_NUMBERS + number)),
    shop: shopName,
    link: `https://${host}/${slug(title)}`,
    image: `https://${host}/images/${drawing}-${slug(paint.name)}.svg`,
  };
}

/** @param digits twelve of a GTIN-13 */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function slug(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '');
}
