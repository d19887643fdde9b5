/**
 * The number in what somebody typed or copied from a shop, with a comma or a point: null if empty, NaN if it is not one.
 * @param comma whether people here write 1.249,90 rather than 1,249.90
 */
export function readNumber(text: string, comma: boolean): number | null {
  const thousands = comma ? /^(\d{1,3})\.(?=\d{3}(?!\d))/ : /^(\d{1,3}),(?=\d{3}(?!\d))/;
  const plain = text
    .replaceAll(/[\s\u00A0\u202F]/g, '')
    // As shops print it: 12€50, 19,99 EUR.
    .replace(/(?<=\d)€(?=\d)/, '.')
    .replaceAll(/€|^EUR|EUR$/gi, '')
    // With both signs in it, the first can part thousands alone, whatever the language here.
    .replace(/^(\d{1,3})([.,])(\d{3})(?=[.,])(?!\2)/, '$1$3')
    .replace(thousands, '$1')
    .replace(',', '.');
  if (plain === '') return null;
  return /^-?\d*\.?\d*$/.test(plain) ? Number.parseFloat(plain) : Number.NaN;
}

/** Whole numbers as they are, others with two decimals: 49,90. */
export function writeNumber(value: unknown, comma: boolean): string {
  if (typeof value !== 'number' || Number.isNaN(value)) return '';
  const text = Number.isInteger(value) ? String(value) : value.toFixed(2);
  return comma ? text.replace('.', ',') : text;
}
