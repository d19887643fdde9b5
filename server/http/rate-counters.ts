import { createHmac } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimitName, Rates } from '#contract/rate-limits.ts';
import type { Keys } from '../keys.ts';
import { problem } from './problem.ts';
import { connectRedis, type RedisLog } from './redis.ts';

/** Where somebody stands with a limit. */
interface Standing {
  count: number;
  times: number;
  /** Until the count begins again at nothing. */
  seconds: number;
}

/** Counts who does what how often. Whoever is counted (an address, an e-mail) is kept as a keyed hash only. */
export interface RateCounters {
  /** Counts one more, and says where that leads; null while the limit is switched off. */
  count(name: RateLimitName, who: string): Promise<Standing | null>;
  /** Takes one back: it should not have counted. */
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
 * The counts of this process, or with REDIS_URL those that all nodes share. While Redis does not answer each node
 * counts for itself: nobody is refused because of it.
 */
export async function createRateCounters({ rates, redisUrl, keys }: Settings, log: RedisLog): Promise<RateCounters> {
  const redis = redisUrl === null ? null : await connectRedis(redisUrl, log);
  const limiters = new Map<RateLimitName, RateLimiterAbstract>();
  for (const [name, rate] of Object.entries(rates)) {
    if (!rate) continue;
    const options = { keyPrefix: `cigogne:${name}`, points: rate.times, duration: rate.seconds };
    const memory = new RateLimiterMemory(options);
    const limiter = redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
    limiters.set(name as RateLimitName, limiter);
  }
  function keyOf(name: RateLimitName, who: string): string {
    return createHmac('sha256', keys.counters[0].bytes).update(`${name} ${who}`).digest('base64url').slice(0, 22);
  }
  return {
    async count(name, who) {
      const limiter = limiters.get(name);
      if (!limiter) return null;
      const { consumedPoints, msBeforeNext } = await limiter.penalty(keyOf(name, who));
      return { count: consumedPoints, times: limiter.points, seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
    },
    async giveBack(name, who) {
      await limiters.get(name)?.reward(keyOf(name, who));
    },
    async forget(name, who) {
      await limiters.get(name)?.delete(keyOf(name, who));
    },
    close: () => redis?.disconnect(),
  };
}

/**
 * Counts a call against its limit.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export async function spend(limits: RateCounters, name: RateLimitName, who: string): Promise<void> {
  const standing = await limits.count(name, who);
  if (standing && standing.count > standing.times) throw tooMany(standing.seconds);
}

export function tooMany(seconds: number) {
  return problem('TOO_MANY_REQUESTS', [], seconds);
}
