import { isUtf8 } from 'node:buffer';
import { limitTurns } from '../http/limits/turns.ts';
import { type Cookies, carryCookies } from './cookies.ts';
import { checkedWebAddress, type Guest } from './destinations.ts';
import { FetchFailure } from './fetch-failure.ts';
import { type FetchedAnswer, requestOnce, type WantedAnswer } from './request-once.ts';
import { rememberManners, userAgentOf } from './shop-manners.ts';

export const MOST_REDIRECTS = 5;
const MOST_ROBOTS_BYTES = 512 * 1024;

/** `ms`: the time a shop has in total; `patienceMs`: how long to queue before being told to come back later. */
const TIMES = { ms: 10_000, patienceMs: 8000 };

export interface Fetched extends FetchedAnswer {
  /** Where the redirects led. */
  address: string;
}

interface Errand extends Omit<WantedAnswer, 'userAgent' | 'cookies'> {
  /** The place it is for (http/limits/client-of.ts), or what of ours. */
  who: string;
  /** Called when that one's turn has come. */
  onTurn?: () => unknown;
}

/**
 * Fetches what strangers name (a shop's page, a picture, a feed) and passes it to `use`. The slot is only released
 * when `use` has finished, so that fetched data does not pile up.
 * @throws FetchFailure; SERVICE_UNAVAILABLE when too many wait
 */
export type GuardedFetch = <Result>(
  address: string,
  errand: Errand,
  use: (fetched: Fetched) => Promise<Result>,
) => Promise<Result>;

/**
 * The only way out to addresses named by strangers: public ones only, a few at once, each within limits, and
 * politely, so that shops can ask us to stay away.
 */
export function createGuardedFetch({ borders, contact }: Guest, { ms, patienceMs } = TIMES): GuardedFetch {
  const userAgent = userAgentOf(contact);
  const manners = rememberManners();
  const common = { running: Number.POSITIVE_INFINITY, patienceMs, reason: 'PAGES_IN_LINE' } as const;
  const inTurnOfPlace = limitTurns({ ...common, each: 2, waiting: 8, waitingInAll: 48 });
  const inTurnOfShop = limitTurns({ ...common, each: 3, waiting: 12, waitingInAll: 96 });
  const inTurn = limitTurns({ ...common, running: 10, waiting: 8, waitingInAll: 48 });

  /** Time spent queuing does not count against the shop. */
  function inLine<Result>(url: URL, who: string, work: () => Promise<Result>): Promise<Result> {
    return inTurnOfShop(() => inTurn(work, who), url.host);
  }

  async function request(url: URL, wanted: Errand, { time, cookies }: Baggage): Promise<FetchedAnswer> {
    const answer = await time.spend((signal) => requestOnce(url, { ...wanted, cookies, userAgent }, borders, signal));
    manners.note(url, answer);
    return answer;
  }

  async function follow<Result>(url: URL, wanted: Errand, way: Way<Result>): Promise<Result> {
    if (way.left < 0) throw new FetchFailure('refused', 'it leads on and on');
    await way.check(url);
    const found = await inLine(url, wanted.who, async () => {
      const answer = await request(url, wanted, way);
      const next = redirectOf(answer, url);
      return next ? { next } : { used: await way.use({ ...answer, address: url.href }) };
    });
    return found.next ? follow(found.next, wanted, { ...way, left: way.left - 1 }) : found.used;
  }

  return async (address, errand, use) => {
    const start = checkedWebAddress(address);
    return inTurnOfPlace(() => {
      errand.onTurn?.();
      const way = { time: timeOf(ms), cookies: carryCookies(), left: MOST_REDIRECTS };
      const forRobots = { who: errand.who, accept: 'text/plain, */*;q=0.1', most: MOST_ROBOTS_BYTES };
      const fetchRobots = (url: URL) =>
        follow<FetchedAnswer>(url, forRobots, { ...way, check: async () => {}, use: async (answer) => answer });
      return follow(start, errand, { ...way, check: (url) => manners.ask(url, fetchRobots), use });
    }, errand.who);
  };
}

/** What one errand carries along. */
interface Baggage {
  time: Time;
  cookies: Cookies;
}

interface Way<Result> extends Baggage {
  /** The remaining number of redirects. */
  left: number;
  /** Checks whether we are welcome there. */
  check(url: URL): Promise<void>;
  use(fetched: Fetched): Promise<Result>;
}

export function redirectOf(
  { status, headers: { location } }: Pick<FetchedAnswer, 'status' | 'headers'>,
  url: URL,
): URL | null {
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return null;
  // Headers are decoded as Latin-1, but shops write UTF-8.
  const bytes = Buffer.from(location, 'latin1');
  return checkedWebAddress(isUtf8(bytes) ? bytes.toString('utf8') : location, url);
}

interface Time {
  /** Runs work with the remaining time, and deducts what it took. */
  spend<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
}

function timeOf(ms: number): Time {
  let left = ms;
  return {
    async spend(work) {
      const start = performance.now();
      try {
        return await work(AbortSignal.timeout(Math.max(1, Math.floor(left))));
      } finally {
        left -= performance.now() - start;
      }
    },
  };
}
