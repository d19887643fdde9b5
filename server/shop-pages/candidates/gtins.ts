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
 * The GTIN that a text says, as it is written there, or null. Its check digit is right, and it is one that a maker may
 * give: those that begin with 2 are a shop's own, those of zeros or of a single digit nobody's.
 */
export function readGtin(written: string): string | null {
  const digits = written
    .trim()
    .replace(/^(?:urn:)?(?:ean|gtin|upc|isbn)[-\s]?(?:8|12|13|14)?\s*[:\s]\s*/i, '')
    .replaceAll(/[\s-]/g, '');
  if (!(/^\d+$/.test(digits) && LENGTHS.has(digits.length))) return null;
  const full = digits.padStart(14, '0');
  if (/^0*$/.test(digits) || /^(\d)\1+$/.test(digits) || isOwnNumber(full)) return null;
  const sum = [...full].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits : null;
}

/** Numbers for use within a shop: EAN-13 20–29 and 02, 04; EAN-8 beginning with 2 or 0. */
function isOwnNumber(full: string): boolean {
  if (full.startsWith('000000')) return /^000000[02]/.test(full);
  return /^0(2|02|04)/.test(full);
}
