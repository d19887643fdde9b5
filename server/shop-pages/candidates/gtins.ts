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
 * The GTIN that a text says, as it is written there, or null: its check digit is right, and it is not all zeros or
 * another digit. Shops give numbers of their own (2…) as GTINs, too.
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
