/** Whether a GTIN (8, 12, 13 or 14 digits) has the right check digit. */
export function hasRightCheckDigit(digits: string): boolean {
  const full = digits.padStart(14, '0');
  const sum = [...full].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}
