import * as z from 'zod';
import { webBase, whole, withoutSlash } from './variables.ts';

/** Where and how this process serves, and in which role. */
export interface ServingSettings {
  port: number;
  host: string;
  /** Base of every link in pages and mails, without a trailing slash. */
  publicUrl: string;
  /** Number of proxies in front whose X-Forwarded-For is trusted. */
  trustProxy: number;
  /** How long it keeps serving after SIGTERM, so that load balancers notice. */
  drainSeconds: number;
  /** What this process does: serve, work the queues, or both. */
  role: 'web' | 'worker' | 'all';
  isDevelopment: boolean;
  isProduction: boolean;
  logLevel: string;
}

export const servingVariables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: whole(1, 65_535).default(3000).describe('a port number'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webBase(),
  TRUST_PROXY: whole(0, 100).default(0).describe('the number of proxies in front'),
  DRAIN_SECONDS: whole(0, 300).default(0).describe('a number of seconds, at most 300'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all').describe('web, worker or all'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('trace, debug, info, warn, error, fatal or silent'),
});

export function readServing(values: z.output<typeof servingVariables>): ServingSettings {
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: withoutSlash(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`),
    trustProxy: values.TRUST_PROXY,
    drainSeconds: values.DRAIN_SECONDS,
    role: values.ROLE,
    isDevelopment: values.NODE_ENV === 'development',
    isProduction: values.NODE_ENV === 'production',
    logLevel: values.LOG_LEVEL,
  };
}
