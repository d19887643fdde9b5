import * as z from 'zod';
import { LIMITS, SEARCH_QUERY_MAX } from './limits.ts';
import { line } from './texts.ts';

/** A whole number in an address. */
export const digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .meta({ type: 'integer', minimum: 0 });

/** `skip` and `limit` of every listing (how much at most: everywhere/page-limits.ts); X-Total-Count holds the total. */
export const paging = z.object({
  skip: digits.default(0),
  limit: digits
    .pipe(z.int().min(1).max(LIMITS.pageSize))
    .meta({ type: 'integer', minimum: 1, maximum: LIMITS.pageSize })
    .default(LIMITS.pageSize),
});

/** A searchable listing: each word of `q` must begin a word of the entry. */
export const listing = paging.extend({ q: line(SEARCH_QUERY_MAX).optional() });

export type Paging = z.output<typeof paging>;
