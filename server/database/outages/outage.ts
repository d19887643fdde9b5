import { causesOf } from '../causes-of.ts';

/**
 * Why the database cannot answer right now although the query is fine: it is unreachable, read-only, overloaded, or
 * out of disk space or memory.
 */
export type Outage = 'away' | 'read-only' | 'full' | 'out-of-memory' | 'overloaded';

// https://www.postgresql.org/docs/current/errcodes-appendix.html, plus Node's codes for sockets and files.
const CODES: [Outage, RegExp][] = [
  ['away', /^(08\w{3}|57P0[1-5]|25P03)$/],
  ['away', /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/],
  ['read-only', /^(25006|EROFS)$/],
  ['full', /^(53100|ENOSPC|EDQUOT)$/],
  ['out-of-memory', /^53200$/],
  ['overloaded', /^(53\w{3}|57014|55P03)$/],
];

// Messages from pg and its pool that carry no code.
const MESSAGES: [Outage, RegExp][] = [
  ['away', /Connection terminated|is not queryable|after calling end on the pool|Client was closed/],
  ['overloaded', /timeout exceeded when trying to connect|connection timeout/],
];

/** The outage behind an error, however deeply wrapped; null for any other error. */
export function outageIn(error: unknown): Outage | null {
  for (const cause of causesOf(error)) {
    const { code, syscall } = cause as NodeJS.ErrnoException;
    // A local server's socket file disappears with it.
    if (code === 'ENOENT' && syscall === 'connect') return 'away';
    const outage = named(CODES, code) ?? named(MESSAGES, cause.message);
    if (outage) return outage;
  }
  return null;
}

function named(outages: [Outage, RegExp][], text: string | undefined): Outage | undefined {
  return outages.find(([, pattern]) => text !== undefined && pattern.test(text))?.[0];
}
