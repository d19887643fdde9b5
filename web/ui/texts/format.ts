import { LOCALES, TIME_ZONE, withOrdinal } from '#locales/dates.ts';
import type { Language } from '#locales/languages.ts';

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function numbers(language: Language, key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const id = `${language} ${key}`;
  const made = (cache.get(id) as Intl.NumberFormat | undefined) ?? new Intl.NumberFormat(LOCALES[language], options);
  cache.set(id, made);
  return made;
}

function dates(language: Language, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const id = `${language} ${key}`;
  const made =
    (cache.get(id) as Intl.DateTimeFormat | undefined) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  cache.set(id, made);
  return made;
}

// Browsers and Node differ between narrow and ordinary no-break spaces; the fonts only contain the ordinary one.
const tidy = (text: string) => text.replaceAll('\u202F', '\u00A0');

/** An amount in euros: "1 249,90 €". Whole amounts go without decimals. */
export function formatPrice(euros: number, language: Language): string {
  const whole = Number.isInteger(euros);
  const format = numbers(language, whole ? 'euros' : 'cents', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return tidy(format.format(euros));
}

/** A percentage, to one decimal: "42,3 %". */
export function formatPercent(percent: number, language: Language): string {
  const format = numbers(language, 'percent', {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return tidy(format.format(percent / 100));
}

/** A day (YYYY-MM-DD) or a moment (ISO 8601), as a day of Europe/Paris: "3 mars 2027". */
export function formatDate(value: string, language: Language, style: 'long' | 'short' = 'long'): string {
  const isDay = value.length === 10;
  const options: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { day: 'numeric', month: 'long', year: 'numeric' }
      : { day: '2-digit', month: '2-digit', year: 'numeric' };
  const format = dates(language, `${style}${isDay}`, { ...options, timeZone: isDay ? 'UTC' : TIME_ZONE });
  return withOrdinal(tidy(format.format(new Date(isDay ? `${value}T00:00:00Z` : value))), language);
}
