import type { Language } from '#locales/catalogue.ts';
import { LOCALES, withOrdinal } from '#locales/dates.ts';

/** "14 mars 2027": the day in Paris of a moment, or a day as it is (YYYY-MM-DD). */
export function longDate(language: Language, when: Date | string): string {
  const isDay = typeof when === 'string';
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: isDay ? 'UTC' : 'Europe/Paris',
  });
  return withOrdinal(format.format(isDay ? new Date(`${when}T12:00:00Z`) : when), language);
}
