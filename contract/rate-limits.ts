/**
 * How often one may call, counted from the first call: `300/15m` is 300 within a quarter of an hour. Each can be set by
 * RATE_LIMITS (docs/configuration.md). A bare name counts by address (an IPv4 address, or the /64 of an IPv6 address,
 * and its /56 and /48 for bursts from many of these: server/http/limits/client-of.ts); wide, for a maternity ward, a
 * family or a thousand phones of one carrier may stand behind one address. `.account` counts by the account that is
 * logged in; where nobody need be, by the e-mail that is named, at each address by itself, so that nobody can use up
 * what is somebody else's.
 */
export const RATE_LIMITS = {
  /** Of logins only those that fail count: server/accounts/login/slow-down-logins.ts. */
  login: '300/15m',
  'login.account': '10/15m',
  /** For one account, wherever the attempts come from. */
  'login.everywhere': '100/1h',
  /** For one account at an address that it was used from before: there the right password still opens. */
  'login.known': '100/1h',
  registration: '120/1h',
  'registration.account': '10/1h',
  reset: '240/1h',
  'reset.account': '10/1h',
  activation: '240/1h',
  'activation.account': '20/1h',
  /** Changes of an account: they ask for its password. */
  profile: '300/15m',
  'profile.account': '30/15m',
  search: '300/1m',
  'search.account': '120/1m',
  /** The catalogue, as one strolls and types. */
  browse: '1200/1m',
  'browse.account': '600/1m',
  booking: '180/10m',
  'booking.account': '30/10m',
  /** Different givers’ e-mail addresses from one client: server/bookings/requests/count-givers.ts. */
  givers: '10/1h',
  // A day: LIMITS.sharesPerDay.
  sharing: '300/1h',
  'sharing.account': '60/1h',
  /** What is written to the operator. */
  contact: '30/1h',
  'contact.account': '5/1h',
  upload: '600/1h',
  'upload.account': '60/1h',
  /** Pictures of shops that are looked at before they are taken. */
  preview: '1200/1h',
  'preview.account': '120/1h',
  parse: '120/1m',
  'parse.account': '60/1m',
  /** Whatever is asked for, pages and calls: far beyond what a company's visitors do together. */
  page: '3000/1m',
  call: '6000/1m',
  /**
   * Milliseconds of work on pages and lists that are not kept, and in the catalogue: a heavy one counts for what it
   * takes.
   */
  making: '30000/1m',
  /** What does not exist (a list's name, an id, a token): nobody finds by trying what they were not given. */
  miss: '100/5m',
  'miss.account': '100/5m',
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Of everything together, in each process by itself. */
export const GENERAL_LIMITS = ['page', 'call', 'making', 'miss', 'miss.account'] as const satisfies RateLimitName[];

/** What an endpoint names: its calls are counted by address and by account. */
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
 * The limits as a text says them: empty or `on` for all as they are above, `off` for none, else those that differ:
 * `login=20/15m,search=off`.
 * @throws Error with what is wrong, to be read behind the name of the variable
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
