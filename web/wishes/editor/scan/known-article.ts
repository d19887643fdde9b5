import type { Answer } from '#contract/calls.ts';
import { isHttpUrl } from '#contract/links.ts';
import { api } from '#web/data/api.ts';

export type KnownArticle = Answer<'POST /catalog/duplicates/url'>[number];

const EAN_LENGTHS = [8, 12, 13, 14];

/** The number under a barcode, as typed or scanned; null for anything else. Its check digit may be wrong. */
export function eanIn(text: string): string | null {
  const digits = text.trim().replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(digits) && EAN_LENGTHS.includes(digits.length) ? digits : null;
}

/** Whether the catalogue can be asked about it: an address, or an EAN. */
export function canBeKnown(text: string): boolean {
  return eanIn(text) !== null || isHttpUrl(text);
}

/** The article behind an address or an EAN: the cheapest with a known price. */
export async function findKnownArticle(text: string, signal: AbortSignal): Promise<KnownArticle | null> {
  const ean = eanIn(text);
  const found =
    ean === null
      ? await api('POST /catalog/duplicates/url', { query: { url: text }, signal })
      : await api('POST /catalog/duplicates/ean', { query: { ean }, signal });
  return found.find(({ price }) => price > 0) ?? found[0] ?? null;
}

/** What its shop's page would say about it. */
export function shopPageOf({ title, brand, price, description }: KnownArticle) {
  return { title, brand, price: price === 0 ? null : price, description, currency: 'EUR' };
}
