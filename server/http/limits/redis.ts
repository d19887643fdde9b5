import type { Redis } from 'ioredis';

/** Reports when Redis goes away and when it is back. */
export interface RedisLog {
  info(text: string): void;
  warn(details: object, text: string): void;
}

const PATIENCE_MS = 300;
const CONNECT_MS = 2000;
const LONGEST_PAUSE_MS = 5000;
/** How often to see whether it hangs: then no connection ends, and each call would wait for its patience. */
const KNOCK_MS = 5000;

const AWAY = 'Redis cannot be reached, each node counts for itself until it can';

/**
 * A Redis connection that fails at once while it is down, and reconnects by itself. Returns when it is open, or when
 * it is clear that it is not yet.
 */
export async function connectRedis(url: string, log: RedisLog): Promise<Redis> {
  // Only loaded where Redis is configured.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: CONNECT_MS,
    commandTimeout: PATIENCE_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, LONGEST_PAUSE_MS),
  });
  let isAway = false;
  function noteAway({ code, message }: NodeJS.ErrnoException): void {
    if (!isAway) log.warn({ code: code ?? message }, `REDIS_URL: ${AWAY}`);
    isAway = true;
  }
  redis.on('error', noteAway);
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back: the limits are shared again');
    isAway = false;
  });
  const knocking = setInterval(async () => {
    if (redis.status !== 'ready') return;
    await redis.ping().catch((error) => {
      noteAway(error);
      redis.disconnect(true);
    });
  }, KNOCK_MS).unref();
  redis.once('end', () => clearInterval(knocking));
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve);
    redis.once('error', () => resolve());
    redis.once('end', resolve);
  });
  return redis;
}
