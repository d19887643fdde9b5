/** GTINs of 8, 12, 13 and 14 digits are the same number with leading zeros. */
export function toComparable(gtin: string): string {
  return gtin.padStart(14, '0');
}

/** As printed on the box: GTIN-13, or 14 digits if the first is significant. */
export function fromComparable(ean: string): string {
  return ean.startsWith('000000') ? ean.slice(6) : ean.replace(/^0/, '');
}
