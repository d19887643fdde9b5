import type { Language } from './catalogue.ts';

/** Which conventions dates and amounts follow. */
export const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' };

/** A date as its long format wrote it; in French the first of a month is an ordinal: "1er mars 2027". */
export function withOrdinal(date: string, language: Language): string {
  return language === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date;
}
