import * as z from 'zod';
import { type Rates, readRates } from '#contract/rate-limits.ts';
import { ConfigError } from './config-error.ts';
import { urlOf } from './variables.ts';

/** The rate limits, and where calls are counted. */
export interface LimitSettings {
  rates: Rates;
  /** Null: counts are kept in memory. */
  redisUrl: string | null;
}

export const limitVariables = z.object({
  RATE_LIMITS: z.string().default('on'),
  REDIS_URL: urlOf(/^rediss?$/)
    .refine((text) => URL.parse(text)?.hostname)
    // Its database, a number: the driver would end the process over anything else.
    .refine((text) => /^\/?\d*$/.test(URL.parse(text)?.pathname ?? ''))
    .optional()
    .describe('a redis:// or rediss:// address'),
});

export function readLimits(values: z.output<typeof limitVariables>): LimitSettings {
  return { rates: readRateLimits(values.RATE_LIMITS), redisUrl: values.REDIS_URL ?? null };
}

function readRateLimits(text: string): Rates {
  try {
    return readRates(text);
  } catch (error) {
    throw new ConfigError(`RATE_LIMITS ${(error as Error).message}`, { cause: error });
  }
}
