import { type CallLimit, RATE_LIMITS, type RateLimitName } from '#contract/rate-limits.ts';

/** How often a call may be made, as a sentence. */
export function describeLimit(limit: CallLimit): string {
  const what = limit === 'login' ? 'failures' : 'calls';
  const [byAddress, byAccount] = [rateOf(limit, ` ${what}`), rateOf(`${limit}.account`, '')];
  return `Beyond ${byAddress} from one address, or ${byAccount} by one account, it answers TOO_MANY_REQUESTS (the operator may set other numbers).`;
}

const UNITS = { s: 'seconds', m: 'minutes', h: 'hours', d: 'days' };

/** `300/15m` is "300 calls in 15 minutes". */
function rateOf(name: RateLimitName, what: string): string {
  const [, times = '', count, unit] = /^(\d+)\/(\d+)([smhd])$/.exec(RATE_LIMITS[name]) ?? [];
  const units = UNITS[unit as keyof typeof UNITS];
  return `${times}${what} in ${count === '1' ? `a ${units.slice(0, -1)}`.replace('a hour', 'an hour') : `${count} ${units}`}`;
}
