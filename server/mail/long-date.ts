import { LOCALES, TIME_ZONE, withOrdinal } from '#locales/dates.ts';
import type { Language } from '#locales/languages.ts';

/** "14 mars 2027": a moment's day in Paris, or a day given as YYYY-MM-DD. */
export function longDate(language: Language, when: Date | string): string {
  const isDay = typeof when === 'string';
  const format = formatFor(LOCALES[language], isDay ? 'UTC' : TIME_ZONE);
  return withOrdinal(format.format(isDay ? new Date(`${when}T12:00:00Z`) : when), language);
}

// Creating a format takes longer than all the rest of a mail's text.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  formats.set(key, format);
  return format;
}
