/** Spaces used between thousands. */
const SPACE = String.raw`[ \u00A0\u2002-\u200A\u202F]`;
const THOUSANDS = String.raw`(?:[.,'’´\u066C]|${SPACE})`;
const DECIMAL = String.raw`(?:${SPACE}?[.,\u066B]${SPACE}?)`;

/**
 * A number as written in prices: groups of three with the same separator, then at most two decimals, or "-". Linear,
 * because every repetition is bounded or begins with a character of its own.
 */
export const NUMBER_SOURCE = String.raw`(?:\d{1,3}(?:${THOUSANDS}\d{3}(?!\d)){1,4}|\d{1,9})(?:${DECIMAL}(?:\d{1,2}(?!\d)|[-–—]{1,2}))?`;

const WHOLE_ONLY = new RegExp(String.raw`^(\d{1,3})((?:${THOUSANDS}\d{3})+)$`, 'u');
const WITH_DECIMALS = new RegExp(String.raw`^(.*\d)${DECIMAL}(\d{1,2}|[-–—]+)$`, 'u');

/** The cents a written number means, or null if it is ambiguous. */
export function centsOf(written: string): number | null {
  const text = written.trim();
  const parted = WITH_DECIMALS.exec(text);
  // "1.299" is over a thousand in every European shop; "0.299" is not a price.
  const whole = wholeOf(parted && !WHOLE_ONLY.test(text) ? (parted[1] ?? '') : text);
  if (whole === null) return null;
  const decimals = parted && !WHOLE_ONLY.test(text) ? (parted[2] ?? '') : '';
  const cents = /^\d+$/.test(decimals) ? Number(decimals.padEnd(2, '0')) : 0;
  const all = whole * 100 + cents;
  return Number.isSafeInteger(all) ? all : null;
}

function wholeOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const groups = WHOLE_ONLY.exec(text);
  if (!groups || groups[1] === '0') return null;
  const separators = new Set((groups[2] ?? '').replaceAll(/\d/g, '').replaceAll(/\s/g, ' '));
  return separators.size === 1 ? Number(text.replaceAll(/\D/g, '')) : null;
}

/**
 * The cents of a machine-readable number ("1299.00", 24.9), with a decimal point. If it was written for people after
 * all ("1.299,00 €"), it is read that way.
 */
export function centsOfMachine(value: unknown): number | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  const plain = /^(\d{1,10})(?:\.(\d{1,8}))?$/.exec(text);
  if (!plain) return /^\d[\d.,'’\s]{0,20}$/u.test(text) ? centsOf(text) : null;
  const decimals = plain[2] ?? '';
  // "1.299" may be either; "24.9900" and 19.989999999 are what databases and floats make of cents.
  if (decimals.length === 3 && !decimals.endsWith('0')) return null;
  const cents = Number(plain[1]) * 100 + Math.round(Number(`0.${decimals || '0'}`) * 100);
  return Number.isSafeInteger(cents) ? cents : null;
}

const DIGIT_ZEROS = [0x0660, 0x06f0];

/** Converts Arabic and Persian digits, and their separators, to ours. */
export function withPlainDigits(text: string): string {
  if (!/[\u0660-\u066C\u06F0-\u06F9]/.test(text)) return text;
  return [...text].map(plainDigit).join('');
}

function plainDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const zero = DIGIT_ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? sign : String(code - zero);
}
