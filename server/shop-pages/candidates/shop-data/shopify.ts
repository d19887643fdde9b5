import { type Facts, factsFrom, type Offer } from '../facts.ts';

type Data = Record<string, unknown>;

/** Shopify describes products with the same object everywhere: prices are cents, or texts with a decimal point. */
export function isShopifyProduct(data: Data): boolean {
  const variants = data.variants;
  if (!Array.isArray(variants) || typeof data.vendor !== 'string') return false;
  const [first] = variants as unknown[];
  return (
    typeof first === 'object' &&
    first !== null &&
    'price' in first &&
    ('sku' in first || 'option1' in first || 'id' in first)
  );
}

export function shopifyFacts(data: Data): Facts {
  const variants = (data.variants as unknown[])
    .slice(0, 250)
    .filter((one): one is Data => typeof one === 'object' && one !== null);
  const images = [data.featured_image, data.image, ...listOf(data.images), ...listOf(data.media)].flatMap(addressOf);
  const [only] = variants;
  const codes = new Set(
    variants.map((variant) => variant.barcode).filter((code) => typeof code === 'string' && code !== ''),
  );
  return factsFrom('shop-data', {
    names: [data.title ?? data.name].filter((name) => typeof name === 'string'),
    brands: [String(data.vendor)],
    descriptions: [data.description ?? data.body_html].filter((text) => typeof text === 'string'),
    images,
    // Each variant has its own; unless one is chosen, the page shows the first.
    gtins: only && typeof only.barcode === 'string' && codes.size > 0 ? [only.barcode] : [],
    offers: variants.flatMap(offerOf),
    ids: [String(data.id)],
  });
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, 20) : [];
}

function addressOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const source = typeof value === 'object' && value !== null ? ((value as Data).src ?? (value as Data).url) : null;
  return typeof source === 'string' ? [source] : [];
}

/** It names no currency: what the page shows beside the same number tells. */
function offerOf(variant: Data): Offer[] {
  const price = variant.price;
  const cents = typeof price === 'string' && /^\d+\.\d\d$/.test(price) ? Math.round(Number(price) * 100) : price;
  if (typeof cents !== 'number' || !Number.isSafeInteger(cents) || cents <= 0) return [];
  return [{ cents, currency: null, kind: 'now', ids: [String(variant.id), String(variant.sku)] }];
}
