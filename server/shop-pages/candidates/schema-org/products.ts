import { type Facts, factsFrom, type Where } from '../facts.ts';
import { GTIN_NAMES } from '../gtins.ts';
import { type Item, items, texts } from './item.ts';
import { offersOf } from './offers.ts';

const PRODUCT = /^(Product|ProductGroup|ProductModel|IndividualProduct|SomeProducts|Vehicle|Car|ProductCollection)$/i;
// Also used for things on sale: then they have an offer.
const SOLD =
  /^(Book|Movie|MusicAlbum|MusicRelease|VideoGame|Game|SoftwareApplication|CreativeWork|Event|Service|WebPage|ItemPage)$/i;
/** Properties leading to products other than the page's. */
const ASIDE =
  /^(isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor|isConsumableFor|similar|recommend\w*|itemListElement|hasVariant|isVariantOf|review|reviews|aggregateRating|breadcrumb|offers|itemReviewed|relatedLink|hasOfferCatalog|mentions|model)$/i;

export interface Described {
  products: Facts[];
  /** How many products appear in lists. */
  listed: number;
  types: Set<string>;
}

/** The products described by a page's items, each with its variants. */
export function describedProducts(where: Where, roots: Item[]): Described {
  const found: Described = { products: [], listed: 0, types: new Set() };
  for (const root of roots) look(root, where, found, { depth: 0, above: null });
  return found;
}

interface Position {
  depth: number;
  above: Item | null;
}

function look(item: Item, where: Where, found: Described, { depth, above }: Position): void {
  if (depth > 8 || found.products.length > 300) return;
  if (depth < 3) for (const type of item.types) found.types.add(type);
  if (isProduct(item)) found.products.push(factsOf(item, where, above));
  found.listed += items(item, 'itemListElement').filter(isListedProduct).length;
  const names = [...item.properties.keys()].filter((name) => !ASIDE.test(name));
  for (const name of names) {
    const position = { depth: depth + 1, above: name === 'itemOffered' ? item : null };
    for (const below of items(item, name)) look(below, where, found, position);
  }
}

function isProduct(item: Item): boolean {
  if (item.types.some((type) => PRODUCT.test(type))) return true;
  return item.types.some((type) => SOLD.test(type)) && item.properties.has('offers') && item.properties.has('name');
}

function isListedProduct(element: Item): boolean {
  return [element, ...items(element, 'item')].some((one) => one.types.some((type) => PRODUCT.test(type)));
}

/** @param offer the offer the product belongs to, if that is the enclosing item */
function factsOf(item: Item, where: Where, offer: Item | null): Facts {
  const variants = items(item, 'hasVariant', 'model');
  const above = items(item, 'isVariantOf');
  const all = [item, ...variants, ...above];
  return factsFrom(where, {
    names: texts(item, 'name', 'title').concat(above.flatMap((one) => texts(one, 'name'))),
    brands: all.flatMap((one) => [...texts(one, 'brand'), ...texts(one, 'manufacturer')]),
    descriptions: all.flatMap((one) => texts(one, 'description')).slice(0, 3),
    images: all.flatMap(imagesOf).slice(0, 30),
    gtins: gtinsOf(item, variants),
    offers: [
      ...[item, ...variants].flatMap((one) => offersOf(one, false)),
      ...(offer ? offersOf(offer, true) : []),
    ].slice(0, 200),
    ids: idsOf(item),
  });
}

function idsOf(item: Item): string[] {
  return texts(item, 'sku', 'productID', 'mpn', 'url', '@id', 'productGroupID');
}

function imagesOf(item: Item): string[] {
  return [
    ...items(item, 'image').flatMap((image) => texts(image, 'contentUrl', 'contentURL', 'url', '@id', 'src')),
    ...stringsOf(item),
  ];
}

function stringsOf(item: Item): string[] {
  return (item.properties.get('image') ?? []).filter((value) => typeof value === 'string');
}

/** The product's own; its variants' only if there is a single one, or they all agree. */
function gtinsOf(item: Item, variants: Item[]): string[] {
  const own = numbersOf(item);
  if (own.length > 0) return own;
  const theirs = new Set(variants.flatMap(numbersOf));
  return theirs.size === 1 || variants.length === 1 ? [...theirs] : [];
}

function numbersOf(item: Item): string[] {
  const offers = items(item, 'offers');
  const named = [item, ...offers, ...offers.flatMap((offer) => items(offer, 'itemOffered', 'offers'))];
  const own = named.flatMap((one) => texts(one, ...GTIN_NAMES));
  const labelled = items(item, 'additionalProperty').flatMap((one) =>
    /^(ean|gtin|upc|isbn)/i.test(texts(one, 'name')[0] ?? '') ? texts(one, 'value') : [],
  );
  return [
    ...own,
    ...labelled,
    ...texts(item, 'productID', 'sku', 'mpn').filter((id) => /^(ean|isbn|upc|gtin)\d*:/i.test(id)),
  ];
}
