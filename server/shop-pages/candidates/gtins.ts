import { hasRightCheckDigit } from '#contract/gtin.ts';

export const GTIN_NAMES = [
  'gtin13',
  'gtin',
  'gtin14',
  'gtin12',
  'gtin8',
  'ean',
  'ean13',
  'isbn',
  'isbn13',
  'upc',
  'barcode',
];

const LENGTHS = new Set([8, 12, 13, 14]);

/**
 * The GTIN in a text, verbatim, or null: its check digit must be right, and it may not repeat a single digit. Shops
 * also use internal numbers (2…) as GTINs.
 */
export function readGtin(written: string): string | null {
  const digits = written
    .trim()
    .replace(/^(?:urn:)?(?:ean|gtin|upc|isbn)[-\s]?(?:8|12|13|14)?\s*[:\s]\s*/i, '')
    .replaceAll(/[\s-]/g, '');
  if (!(/^\d+$/.test(digits) && LENGTHS.has(digits.length))) return null;
  if (/^0*$/.test(digits) || /^(\d)\1+$/.test(digits)) return null;
  return hasRightCheckDigit(digits) ? digits : null;
}
