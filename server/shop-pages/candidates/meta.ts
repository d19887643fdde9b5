import { ancestors, attribute, type Element, type PageDocument } from '../documents/element.ts';
import { type Facts, factsFrom, type Offer } from './facts.ts';
import { readMachinePrice } from './schema-org/offers.ts';

/** What a page's head says about it, by lower-case name; of repeated names the first counts. */
export type Metas = Map<string, string[]>;

const MOST_METAS = 500;

export function readMetas(document: PageDocument): Metas {
  const metas: Metas = new Map();
  for (const element of document.elements) {
    if (element.name === 'link') readLink(element, metas);
    else if (element.name === 'meta') readMeta(element, metas);
  }
  return metas;
}

function readLink(element: Element, metas: Metas): void {
  if (attribute(element, 'rel') === 'image_src') metas.set('image', [attribute(element, 'href')]);
}

function readMeta(element: Element, metas: Metas): void {
  const content = attribute(element, 'content').trim();
  if (content === '' || metas.size >= MOST_METAS) return;
  for (const name of namesOf(element)) metas.set(name, [...(metas.get(name) ?? []), content].slice(0, 20));
}

/** What belongs to an item on the page does not describe the page. */
function namesOf(element: Element): Set<string> {
  const isOfThing =
    element.attributes.has('itemprop') && [...ancestors(element)].some(({ attributes }) => attributes.has('itemscope'));
  const names = isOfThing ? [] : (['property', 'name', 'itemprop'] as const).map((one) => attribute(element, one));
  return new Set(names.map((name) => name.trim().toLowerCase()).filter((name) => name !== ''));
}

export function meta(metas: Metas, ...names: string[]): string[] {
  return names.flatMap((name) => metas.get(name) ?? []);
}

const OPEN_GRAPH_PRICES = [
  'product:sale_price:amount',
  'product:price:amount',
  'og:price:amount',
  'product:price',
  'og:product:price:amount',
];
const CURRENCIES = [
  'product:sale_price:currency',
  'product:price:currency',
  'og:price:currency',
  'og:product:price:currency',
  'product:currency',
  'currency',
];

export function metaFacts(metas: Metas): Facts[] {
  const openGraph = factsFrom('open-graph', {
    names: meta(metas, 'og:title'),
    descriptions: meta(metas, 'og:description'),
    images: meta(metas, 'og:image:secure_url', 'og:image', 'og:image:url'),
    brands: meta(metas, 'product:brand', 'og:brand'),
    gtins: meta(
      metas,
      'product:ean',
      'product:gtin',
      'product:gtin13',
      'product:upc',
      'product:isbn',
      'og:ean',
      'og:upc',
      'og:isbn',
      'book:isbn',
    ),
    offers: offersOf(metas, OPEN_GRAPH_PRICES, CURRENCIES),
    ids: meta(metas, 'product:retailer_item_id', 'product:retailer_part_no'),
  });
  const twitter = factsFrom('twitter', {
    names: meta(metas, 'twitter:title'),
    descriptions: meta(metas, 'twitter:description'),
    images: meta(metas, 'twitter:image', 'twitter:image:src', 'twitter:image0'),
    offers: labelled(metas),
  });
  const plain = factsFrom('meta', {
    names: meta(metas, 'title', 'dc.title', 'name'),
    descriptions: meta(metas, 'description', 'dc.description'),
    images: meta(metas, 'image', 'thumbnail', 'sailthru.image.full', 'cxenseparse:recs:image'),
    brands: meta(metas, 'brand', 'product_brand', 'sailthru.brand'),
    gtins: meta(metas, 'gtin13', 'gtin', 'ean', 'isbn'),
    offers: offersOf(metas, ['price', 'sailthru.price', 'product_price'], [...CURRENCIES, 'pricecurrency']),
  });
  return [openGraph, twitter, plain];
}

function offersOf(metas: Metas, prices: string[], currencies: string[]): Offer[] {
  const currency = meta(metas, ...currencies)[0] ?? null;
  const [sale, ...others] = meta(metas, ...prices).flatMap((text) => {
    const price = readMachinePrice(text, currency);
    return price && price.cents > 0 ? [price] : [];
  });
  if (!sale) return [];
  const hasSale = metas.has('product:sale_price:amount');
  return [
    { ...sale, kind: 'now', ids: [] },
    ...others.map((other): Offer => ({ ...other, kind: hasSale ? 'other' : 'now', ids: [] })),
  ];
}

/** Twitter cards have two pairs of label and text. */
function labelled(metas: Metas): Offer[] {
  return ['1', '2'].flatMap((number) => {
    const [label = ''] = meta(metas, `twitter:label${number}`);
    const [text = ''] = meta(metas, `twitter:data${number}`);
    if (!/^(price|prix|preis|prijs|precio|prezzo|preço)/i.test(label)) return [];
    const price = readMachinePrice(text, null);
    return price && price.cents > 0 ? [{ ...price, kind: 'now' as const, ids: [] }] : [];
  });
}
