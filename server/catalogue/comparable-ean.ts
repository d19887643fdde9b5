/** GTINs of 8, 12, 13 and 14 digits are the same thing with zeros in front. */
export function toComparable(gtin: string): string {
  return gtin.padStart(14, '0');
}

/** As it stands on the box: GTIN-13, or 14 digits where the first says something. */
export function fromComparable(ean: string): string {
  return ean.startsWith('000000') ? ean.slice(6) : ean.replace(/^0/, '');
}
