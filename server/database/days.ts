import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { TIME_ZONE } from '#locales/dates.ts';

const there = sql.raw(`at time zone '${TIME_ZONE}'`);

/** Today, for the product's users. */
export const today = parisDay(sql`now()`);

/** How much of today is left. */
export const secondsToTomorrow = sql`ceil(extract(epoch from (${today} + 1)::timestamp ${there} - now()))::int`;

/** The day of a moment, for the product's users. */
export function parisDay(moment: SQLWrapper): SQL {
  return sql`(${moment} ${there})::date`;
}
