import { causesOf } from '../causes-of.ts';

/**
 * Why the database cannot answer now, though nothing is wrong with the query: it cannot be reached, takes no writes,
 * has a full disk or no memory left, or is overloaded.
 */
export type Outage = 'away' | 'read-only' | 'full' | 'out-of-memory' | 'overloaded';

// https://www.postgresql.org/docs/current/errcodes-appendix.html, beside what Node says of sockets and files.
const CODES: [Outage, RegExp][] = [
  ['away', /^(08\w{3}|57P0[1-5]|25P03)$/],
  ['away', /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/],
  ['read-only', /^(25006|EROFS)$/],
  ['full', /^(53100|ENOSPC|EDQUOT)$/],
  ['out-of-memory', /^53200$/],
  ['overloaded', /^(53\w{3}|57014|55P03)$/],
];

// What pg and its pool say without a code.
const MESSAGES: [Outage, RegExp][] = [
  ['away', /Connection terminated|is not queryable|after calling end on the pool|Client was closed/],
  ['overloaded', /timeout exceeded when trying to connect|connection timeout/],
];

/** The outage that an error tells of, whichever error wraps it; null for any other error. */
export function outageIn(error: unknown): Outage | null {
  for (const cause of causesOf(error)) {
    const { code, syscall } = cause as NodeJS.ErrnoException;
    // The socket of a server on this machine goes with it.
    if (code === 'ENOENT' && syscall === 'connect') return 'away';
    const outage = named(CODES, code) ?? named(MESSAGES, cause.message);
    if (outage) return outage;
  }
  return null;
}

function named(outages: [Outage, RegExp][], text: string | undefined): Outage | undefined {
  return outages.find(([, pattern]) => text !== undefined && pattern.test(text))?.[0];
}
