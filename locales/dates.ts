import type { Language } from './languages.ts';

/** Which conventions dates and amounts follow. */
export const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' };

/** The days of the product are those of its users, wherever a machine stands. */
export const TIME_ZONE = 'Europe/Paris';

let days: Intl.DateTimeFormat | undefined;

/** The day of a moment, today unless one is given: YYYY-MM-DD. */
export function dayOf(moment?: Date | number): string {
  // Made once: that takes longer than all else that a kept page needs.
  days ??= new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
  return days.format(moment);
}

/** A date as its long format wrote it; in French the first of a month is an ordinal: "1er mars 2027". */
export function withOrdinal(date: string, language: Language): string {
  return language === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date;
}
