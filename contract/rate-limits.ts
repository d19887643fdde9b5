// How often within minutes or hours; per day, and all other numbers: limits.ts. What counts and refuses:
// server/http/limits/limit-calls.ts.

/**
 * How often one may call, counted from the first call: `300/15m` is 300 per quarter of an hour; RATE_LIMITS overrides
 * each (docs/configuration.md). A bare name counts by IPv4 address or IPv6 /64, and by /56 and /48 against spread
 * bursts (server/http/limits/client-of.ts). These are generous: a maternity ward or a mobile carrier may share one
 * address. `.account` counts by the logged-in account, or by the e-mail address given, per client address, so that
 * nobody can use up somebody else's allowance.
 */
export const RATE_LIMITS = {
  /** Only failed logins count: server/accounts/login/slow-down-logins.ts. */
  login: '300/15m',
  'login.account': '10/15m',
  /** For one account, wherever the attempts come from. */
  'login.everywhere': '100/1h',
  /** For one account from an address it was used from before: there the right password still works. */
  'login.known': '100/1h',
  registration: '120/1h',
  'registration.account': '10/1h',
  reset: '240/1h',
  'reset.account': '10/1h',
  activation: '240/1h',
  'activation.account': '20/1h',
  /** Account changes that ask for the password. */
  profile: '300/15m',
  'profile.account': '30/15m',
  search: '300/1m',
  'search.account': '120/1m',
  /** The catalogue, for people browsing and typing in its search. */
  browse: '1200/1m',
  'browse.account': '600/1m',
  booking: '180/10m',
  'booking.account': '30/10m',
  /** Different givers’ e-mail addresses from one client: server/bookings/routes.ts. */
  givers: '10/1h',
  // Per day: LIMITS.sharesPerDay.
  sharing: '300/1h',
  'sharing.account': '60/1h',
  /** Messages to the operator. */
  contact: '30/1h',
  'contact.account': '5/1h',
  upload: '600/1h',
  'upload.account': '60/1h',
  /** Previews of shop pictures before they are taken. */
  preview: '1200/1h',
  'preview.account': '120/1h',
  parse: '120/1m',
  'parse.account': '60/1m',
  /** All pages and calls together, far more than one company's visitors need. */
  page: '3000/1m',
  call: '6000/1m',
  /**
   * Milliseconds of work spent on uncached pages and lists and on the catalogue: expensive requests count for more.
   */
  making: '30000/1m',
  /** Requests for what does not exist (a list's name, an id, a token, a list of some e-mail), so that nobody guesses. */
  miss: '100/5m',
  'miss.account': '100/5m',
  /** Those of all accounts at one address together: accounts cost nothing. */
  guesses: '1000/5m',
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Those of what everybody asks for: each process counts them by itself. */
export const GENERAL_LIMITS = [
  'page',
  'call',
  'making',
  'miss',
  'miss.account',
  'guesses',
] as const satisfies RateLimitName[];

/** The limit an endpoint names: its calls are counted by address and by account. */
export type CallLimit = Exclude<RateLimitName, `${string}.${string}` | 'givers' | (typeof GENERAL_LIMITS)[number]>;

interface Rate {
  times: number;
  seconds: number;
}

/** Null where it is switched off. */
export type Rates = Record<RateLimitName, Rate | null>;

const UNITS = { s: 1, m: 60, h: 3600, d: 86_400 };
const LONGEST = 7 * UNITS.d;

/**
 * Parses RATE_LIMITS: empty or `on` keeps everything as above, `off` disables everything, otherwise the changes:
 * `login=20/15m,search=off`.
 * @throws Error saying what is wrong, to be shown after the variable's name
 */
export function readRates(text: string): Rates {
  const word = text.trim();
  const names = Object.keys(RATE_LIMITS) as RateLimitName[];
  const rates = Object.fromEntries(
    names.map((name) => [name, word === 'off' ? null : readRate(RATE_LIMITS[name])]),
  ) as Rates;
  if (word === 'on' || word === 'off') return rates;
  for (const part of word.split(',').filter((item) => item.trim() !== '')) {
    const [name = '', value = ''] = part.split('=').map((item) => item.trim());
    if (!isRateLimit(name)) throw new Error(`has "${part.trim()}"; it knows on, off, ${names.join(', ')}.`);
    const rate = value === 'off' ? null : readRate(value);
    if (rate === undefined)
      throw new Error(
        `has "${part.trim()}"; expected off or a rate up to 7 days, such as ${name}=${RATE_LIMITS[name]}.`,
      );
    rates[name] = rate;
  }
  return rates;
}

function isRateLimit(name: string): name is RateLimitName {
  return Object.hasOwn(RATE_LIMITS, name);
}

function readRate(text: string): Rate | undefined {
  const [, times, count, unit] = /^([1-9]\d{0,6})\/([1-9]\d{0,5})([smhd])$/.exec(text) ?? [];
  const seconds = Number(count) * UNITS[unit as keyof typeof UNITS];
  return seconds <= LONGEST ? { times: Number(times), seconds } : undefined;
}
