import { and, eq, gte, isNull, or, type SQL } from 'drizzle-orm';
import { dayOf } from '#locales/dates.ts';
import { today } from '../../database/days.ts';
import { shortLinks } from '../../database/schema/short-links.ts';

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

/** WHERE for a short link that works today: until the end of its last day, while it is active. */
export function isLinkLive(): SQL {
  return and(
    eq(shortLinks.isActive, true),
    or(isNull(shortLinks.expirationDate), gte(shortLinks.expirationDate, today)),
  ) as SQL;
}
