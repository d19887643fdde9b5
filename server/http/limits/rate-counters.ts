import { createHmac } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { GENERAL_LIMITS, type RateLimitName, type Rates } from '#contract/rate-limits.ts';
import type { Keys } from '../../config/keys.ts';
import { problem } from '../problem.ts';
import { networksOf } from './client-of.ts';
import { connectRedis, type RedisLog } from './redis.ts';

/** Where somebody stands with a limit. */
interface Standing {
  count: number;
  times: number;
  /** Until the count starts again from zero. */
  seconds: number;
}

/**
 * Counts how often anyone does something. Those counted (addresses, e-mail addresses) are stored as keyed hashes
 * only.
 */
export interface RateCounters {
  /** False where limits are switched off: then nobody rests between heavy pieces of work either. */
  isOn: boolean;
  /** Adds one, or as many as given, and returns the standing; null while the limit is switched off. */
  count(name: RateLimitName, who: string, more?: number): Promise<Standing | null>;
  /** Returns the standing without counting; null if nothing was counted. */
  look(name: RateLimitName, who: string): Promise<Standing | null>;
  /** Takes one back that should not have counted. */
  giveBack(name: RateLimitName, who: string): Promise<void>;
  forget(name: RateLimitName, who: string): Promise<void>;
  close(): void;
}

interface Settings {
  rates: Rates;
  redisUrl: string | null;
  keys: Pick<Keys, 'counters'>;
}

/**
 * The counts of this process or, with REDIS_URL, those shared by all nodes. While Redis is down each node counts for
 * itself: nobody is refused because of it.
 */
export async function createRateCounters({ rates, redisUrl, keys }: Settings, log: RedisLog): Promise<RateCounters> {
  const redis = redisUrl === null ? null : await connectRedis(redisUrl, log);
  const limiters = new Map<RateLimitName, RateLimiterAbstract>();
  for (const [key, rate] of Object.entries(rates)) {
    if (!rate) continue;
    const name = key as RateLimitName;
    const options = { keyPrefix: `cigogne:${name}`, points: rate.times, duration: rate.seconds };
    const memory = new RateLimiterMemory(options);
    // Counted on every request, which is not worth a round trip to Redis.
    const isShared = redis && !GENERAL_LIMITS.some((general) => general === name);
    limiters.set(
      name,
      isShared ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory,
    );
  }

  function keyOf(name: RateLimitName, who: string): string {
    return createHmac('sha256', keys.counters[0].bytes).update(`${name} ${who}`).digest('base64url').slice(0, 22);
  }

  /**
   * Asks the counter about a client, and for an address about its surrounding networks too; returns the worst
   * standing.
   */
  async function ask(name: RateLimitName, who: string, question: Question): Promise<Standing | null> {
    const limiter = limiters.get(name);
    if (!limiter) return null;
    const nets = name.includes('.') ? [{ name: who, share: 1 }] : networksOf(who);
    const standings = await Promise.all(
      nets.map(async (net) => standingOf(await question(limiter, keyOf(name, net.name)), limiter.points * net.share)),
    );
    return standings.reduce((worst, one) => (shareOf(one) > shareOf(worst) ? one : worst));
  }

  return {
    isOn: limiters.size > 0,
    count: (name, who, more = 1) => ask(name, who, (limiter, key) => limiter.penalty(key, more)),
    look: (name, who) => ask(name, who, (limiter, key) => limiter.get(key)),
    async giveBack(name, who) {
      await ask(name, who, (limiter, key) => limiter.reward(key));
    },
    async forget(name, who) {
      await limiters.get(name)?.delete(keyOf(name, who));
    },
    close: () => redis?.disconnect(),
  };
}

type Question = (limiter: RateLimiterAbstract, key: string) => Promise<RateLimiterRes | null>;

function standingOf(counted: RateLimiterRes | null, times: number): Standing | null {
  if (!counted) return null;
  return { count: counted.consumedPoints, times, seconds: Math.max(1, Math.ceil(counted.msBeforeNext / 1000)) };
}

function shareOf(standing: Standing | null): number {
  return standing ? standing.count / standing.times : -1;
}

/**
 * Counts a call against its limit.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export async function spend(limits: RateCounters, name: RateLimitName, who: string): Promise<void> {
  refuseBeyond(await limits.count(name, who));
}

/** @throws TOO_MANY_REQUESTS with the seconds to wait */
export function refuseBeyond(standing: Standing | null): void {
  if (standing && standing.count > standing.times) throw tooMany(standing.seconds);
}

export function tooMany(seconds: number) {
  return problem('TOO_MANY_REQUESTS', [], seconds);
}
