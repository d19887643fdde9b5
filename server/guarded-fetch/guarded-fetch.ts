import { limitTurns } from '../http/limits/turns.ts';
import { type Borders, webAddress } from './destinations.ts';
import { FetchFailure } from './fetch-failure.ts';
import { type Answer, requestOnce, type Wanted } from './request-once.ts';
import { ROBOT, rememberManners } from './shop-manners.ts';

const MOST_REDIRECTS = 5;
const MOST_ROBOTS_BYTES = 512 * 1024;

/** `ms`: what a shop has for all of it; `patienceMs`: how long one waits in line before being told to come back. */
const TIMES = { ms: 10_000, patienceMs: 8000 };

export interface Fetched extends Answer {
  /** Where the redirects led. */
  address: string;
}

interface Errand extends Omit<Wanted, 'userAgent'> {
  /** The account or the client that it is for. */
  who: string;
}

/**
 * Fetches what strangers name (a shop's page, a picture, a feed), and gives it to `use`; the turn of whoever asked
 * lasts until that has ended, so that nobody piles up what is fetched.
 * @throws FetchFailure; SERVICE_UNAVAILABLE where too many wait
 */
export type GuardedFetch = <Result>(
  address: string,
  errand: Errand,
  use: (fetched: Fetched) => Promise<Result>,
) => Promise<Result>;

/**
 * The one way out to what strangers name: public addresses only, a few at once, each within limits, and as a guest
 * whom shops can ask to stay away.
 * @param contact where shops find us
 */
export function createGuardedFetch(borders: Borders, contact: string, { ms, patienceMs } = TIMES): GuardedFetch {
  const userAgent = `${ROBOT}/1.0 (+${contact})`;
  const manners = rememberManners();
  const inTurnOfAccount = limitTurns({ running: Number.POSITIVE_INFINITY, each: 2, waiting: 6, patienceMs });
  const inTurnOfShop = limitTurns({ running: Number.POSITIVE_INFINITY, each: 3, waiting: 12, patienceMs });
  const inTurn = limitTurns({ running: 6, waiting: 6, patienceMs });

  /** One request in its turn; the time in line is not the shop's. */
  function take(url: URL, wanted: Errand, time: Time): Promise<Answer> {
    const request = () => time.spend((signal) => requestOnce(url, { ...wanted, userAgent }, borders, signal));
    return inTurnOfShop(() => inTurn(request, wanted.who), url.host);
  }

  async function follow(start: URL, wanted: Errand, time: Time, check: (url: URL) => Promise<void>): Promise<Fetched> {
    let url = start;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      await check(url);
      const answer = await take(url, wanted, time);
      manners.note(url, answer);
      const next = answer.headers.location;
      if (!isRedirect(answer.status) || next === undefined) return { ...answer, address: url.href };
      url = webAddress(next, url);
    }
    throw new FetchFailure('refused', 'it leads on and on');
  }

  return async (address, errand, use) => {
    const start = webAddress(address);
    return inTurnOfAccount(async () => {
      const time = timeOf(ms);
      const robotsErrand = { ...errand, accept: 'text/plain, */*;q=0.1', most: MOST_ROBOTS_BYTES };
      const fetchRobots = (url: URL) => follow(url, robotsErrand, time, async () => {});
      return use(await follow(start, errand, time, (url) => manners.ask(url, fetchRobots)));
    }, errand.who);
  };
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

interface Time {
  /** Gives work what is left of the time, and takes off what it took. */
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
