import { dayOf } from '#locales/dates.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The last day of a short link. The original client sends the day of the call, meaning "never expires"; so does any
 * day up to the next.
 * @param day YYYY-MM-DD
 */
export function expirationFrom(day: string | null, now: Date = new Date()): string | null {
  const tomorrow = dayOf(now.getTime() + DAY);
  return day !== null && day > tomorrow ? day : null;
}
