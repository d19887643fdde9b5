import type { Language } from './languages.ts';

/** Which conventions dates and amounts follow. */
export const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' };

/** The days of the product are those of its users, wherever a machine stands. */
export const TIME_ZONE = 'Europe/Paris';

let days: Intl.DateTimeFormat | undefined;

const HOUR = 3_600_000;

/** Every kept page asks for it: in Paris a day begins with an hour of UTC. */
let today = { hour: Number.NaN, day: '' };

/** The day of a moment, today unless one is given: YYYY-MM-DD. */
export function dayOf(moment?: Date | number): string {
  if (moment !== undefined) return format(moment);
  const hour = Math.floor(Date.now() / HOUR);
  if (hour !== today.hour) today = { hour, day: format(Date.now()) };
  return today.day;
}

function format(moment: Date | number): string {
  // Made once: that takes longer than all else that a page needs.
  days ??= new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
  return days.format(moment);
}

/** A date as its long format wrote it; in French the first of a month is an ordinal: "1er mars 2027". */
export function withOrdinal(date: string, language: Language): string {
  return language === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date;
}
