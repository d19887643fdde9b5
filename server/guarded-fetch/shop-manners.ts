import { LRUCache } from 'lru-cache';
import { FetchFailure } from './fetch-failure.ts';
import type { FetchedAnswer } from './request-once.ts';
import { isAllowed, rulesFor } from './robots.ts';

const ROBOT = 'CigogneBot';

/** @param contact where shops can reach us */
export function userAgentOf(contact: string): string {
  return `${ROBOT}/1.0 (+${contact})`;
}

const MOST_SHOPS = 2000;
const MOST_KEPT_BYTES = 8 * 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long we stay away when a shop says we are too much without saying for how long. */
const PAUSE_MS = 60_000;

type Rules = ReturnType<typeof rulesFor>;

export interface ShopManners {
  /** @throws FetchFailure if the shop does not want us, there or now */
  ask(url: URL, fetchRobots: (url: URL) => Promise<FetchedAnswer>): Promise<void>;
  /** Its answer may tell us to come back later. */
  note(url: URL, answer: FetchedAnswer): void;
}

/** What shops ask of robots, cached for as long as they may expect. */
export function rememberManners(): ShopManners {
  const robots = new LRUCache<string, Rules>({ maxSize: MOST_KEPT_BYTES, sizeCalculation: bytesOf, ttl: DAY_MS });
  /** Until when, in milliseconds. */
  const pauses = new LRUCache<string, number>({ max: MOST_SHOPS });

  return {
    async ask(url, fetchRobots) {
      if (Date.now() < (pauses.get(url.origin) ?? 0))
        throw new FetchFailure('unwelcome', `${url.host} asked for a pause`);
      let rules = robots.get(url.origin);
      if (!rules) {
        rules = readRobots(await fetchRobots(new URL('/robots.txt', url)));
        robots.set(url.origin, rules);
      }
      if (!isAllowed(rules, `${url.pathname}${url.search}`)) throw new FetchFailure('unwelcome', 'robots.txt');
    },
    note(url, { status, headers }) {
      const later = headers['retry-after'];
      if (status !== 429 && !(status === 503 && later !== undefined)) return;
      pauses.set(url.origin, Date.now() + pauseOf(later));
    },
  };
}

/** Approximate memory they take. */
function bytesOf(rules: Rules): number {
  return rules.reduce((bytes, { pattern }) => bytes + 100 + pattern.length * 2, 500);
}

/** RFC 9309: if there is no file everything is allowed; while it is unreachable, nothing is. */
function readRobots({ status, bytes }: FetchedAnswer): Rules {
  if (status >= 500) throw new FetchFailure('unwelcome', 'robots.txt cannot be read now');
  return status < 300 ? rulesFor(ROBOT.toLowerCase(), bytes.toString('utf8')) : [];
}

/** Seconds, or a date; an hour at most. */
function pauseOf(later = ''): number {
  const seconds = /^\d+$/.test(later.trim()) ? Number(later) * 1000 : Date.parse(later) - Date.now();
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1000), HOUR_MS) : PAUSE_MS;
}
