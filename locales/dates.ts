import type { Language } from './languages.ts';

/** The locale whose conventions dates and amounts follow. */
export const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' };

/** A day of the product is a day of its users, wherever the machine is. */
export const TIME_ZONE = 'Europe/Paris';

let days: Intl.DateTimeFormat | undefined;

const HOUR = 3_600_000;

/** Asked for every kept page, hence the cache; a day in Paris always begins on a full hour of UTC. */
let today = { hour: Number.NaN, day: '' };

/** The day of a moment (by default today): YYYY-MM-DD. */
export function dayOf(moment?: Date | number): string {
  if (moment !== undefined) return format(moment);
  const hour = Math.floor(Date.now() / HOUR);
  if (hour !== today.hour) today = { hour, day: format(Date.now()) };
  return today.day;
}

function format(moment: Date | number): string {
  // Made once: creating one takes longer than everything else a page needs.
  days ??= new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
  return days.format(moment);
}

/** A date in the long format; in French the first of a month is an ordinal: "1er mars 2027". */
export function withOrdinal(date: string, language: Language): string {
  return language === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date;
}
