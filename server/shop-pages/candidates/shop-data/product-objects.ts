import { type Facts, factsFrom, type Offer } from '../facts.ts';
import { readMachinePrice } from '../schema-org/offers.ts';
import { isShopifyProduct, shopifyFacts } from './shopify.ts';

type Data = Record<string, unknown>;

const NAMES = [
  'name',
  'title',
  'productName',
  'product_name',
  'item_name',
  'displayName',
  'productTitle',
  'label',
  'designation',
];
const BRANDS = [
  'brand',
  'brandName',
  'brand_name',
  'item_brand',
  'manufacturer',
  'manufacturerName',
  'manufacturer_name',
  'vendor',
  'productBrand',
  'product_brand',
  'marque',
];
const GTINS = [
  'ean',
  'ean13',
  'EAN',
  'gtin',
  'gtin13',
  'gtin12',
  'gtin8',
  'gtin14',
  'barcode',
  'upc',
  'isbn',
  'isbn13',
  'eanCode',
  'codeEan',
  'product_ean',
  'eans',
];
const IMAGES = [
  'image',
  'images',
  'imageUrl',
  'image_url',
  'featured_image',
  'cover',
  'mainImage',
  'productImage',
  'picture',
  'thumbnail',
];
const PRICES = [
  'price_amount',
  'salePrice',
  'sale_price',
  'finalPrice',
  'final_price',
  'currentPrice',
  'current_price',
  'display_price',
  'sellingPrice',
  'price',
  'product_price',
  'priceTTC',
  'price_ttc',
];
const CURRENCIES = [
  'currency',
  'currencyCode',
  'priceCurrency',
  'currency_code',
  'currencyISOCode',
  'currencyIso',
  'currency_iso_code',
];
const MOST_OBJECTS = 60_000;
const MOST_FOUND = 20;
const MOST_DEPTH = 40;

/**
 * What objects in a page's data say about its product: those whose name is the page's own.
 * @param isOfPage whether a name is the page's
 */
export function productObjects(data: unknown[], isOfPage: (name: string) => boolean): Facts[] {
  const found: Found[] = [];
  const queue: QueuedValue[] = data.map((value) => ({ value, depth: 0, currency: null }));
  let seen = 0;
  for (let next = queue.pop(); next && seen < MOST_OBJECTS && found.length < MOST_FOUND; next = queue.pop()) {
    if (typeof next.value !== 'object' || next.value === null || next.depth > MOST_DEPTH) continue;
    seen += 1;
    const data = Array.isArray(next.value) ? {} : (next.value as Data);
    const currency = firstText(data, CURRENCIES) ?? next.currency;
    found.push(...readObject(data, currency, isOfPage));
    queue.push(...childrenOf(next.value, next.depth + 1, currency));
  }
  return found
    .sort((one, other) => other.richness - one.richness)
    .slice(0, 6)
    .map(({ facts }) => facts);
}

interface Found {
  facts: Facts;
  richness: number;
}

interface QueuedValue {
  value: unknown;
  depth: number;
  /** What an enclosing object says. */
  currency: string | null;
}

function childrenOf(value: object, depth: number, currency: string | null): QueuedValue[] {
  return Object.values(value)
    .slice(0, 3000)
    .filter((child) => typeof child === 'object' && child !== null)
    .map((child) => ({ value: child, depth, currency }));
}

/** What an object says, if it has the page's name and says anything else. */
function readObject(data: Data, currency: string | null, isOfPage: (name: string) => boolean): Found[] {
  const name = firstText(data, NAMES);
  if (name === null || name.length < 3 || name.length > 400 || !isOfPage(name)) return [];
  const facts = isShopifyProduct(data) ? shopifyFacts(data) : factsOf(data, name, currency);
  const richness = [facts.brands, facts.gtins, facts.images, facts.offers].filter((all) => all.length > 0).length;
  return richness > 0 ? [{ facts, richness }] : [];
}

function factsOf(data: Data, name: string, currency: string | null): Facts {
  return factsFrom('shop-data', {
    names: [name],
    brands: BRANDS.flatMap((key) => namesIn(data[key])).slice(0, 3),
    gtins: GTINS.flatMap((key) => namesIn(data[key])).slice(0, 3),
    images: IMAGES.flatMap((key) => addressesIn(data[key], 0)).slice(0, 10),
    offers: PRICES.flatMap((key) => offersIn(data[key], currency)).slice(0, 3),
    ids: ['id', 'sku', 'productId', 'item_id'].flatMap((key) => namesIn(data[key])),
  });
}

function firstText(data: Data, keys: string[]): string | null {
  for (const key of keys) if (typeof data[key] === 'string' && data[key] !== '') return data[key];
  return null;
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.length === 1 ? namesIn(value[0]) : [];
  if (typeof value !== 'object' || value === null) return [];
  const named = firstText(value as Data, ['name', 'label', 'title', 'value', 'displayName']);
  return named === null ? [] : [named];
}

function addressesIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return /^(https?:)?\/|\.(jpe?g|png|webp|avif)/i.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || depth > 2) return [];
  return Object.values(value)
    .slice(0, 10)
    .flatMap((one) => addressesIn(one, depth + 1));
}

/** Whole numbers may or may not be cents: only decimals or a currency tell. */
function offersIn(value: unknown, currency: string | null): Offer[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const data = value as Data;
    const own = firstText(data, CURRENCIES) ?? currency;
    return ['value', 'amount', 'current', 'sale', 'final', 'price', 'formatted'].flatMap((key) =>
      typeof data[key] === 'object' ? [] : offersIn(data[key], own),
    );
  }
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const text = String(value);
  if (text.length > 30 || /^\d+$/.test(text)) return [];
  const price = readMachinePrice(text, currency);
  return price && price.cents > 0 ? [{ ...price, kind: 'now', ids: [] }] : [];
}
