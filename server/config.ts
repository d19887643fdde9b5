import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { FEATURES, type FeatureName, type Features } from '#contract/endpoint.ts';
import { type Rates, readRates } from '#contract/rate-limits.ts';
import { type AffiliateCredentials, readAffiliateCredentials } from './affiliate-credentials.ts';
import { CONNECTIONS, findUnencrypted, requireTls } from './connections.ts';
import { makeDataFolder } from './data-folder.ts';
import { type Keys, partKeys } from './keys.ts';
import { readS3Settings, type S3Settings } from './s3-settings.ts';

/** What the environment says, checked. Nobody else reads process.env. */
export interface Config {
  port: number;
  host: string;
  /** Base of every link in pages and mails, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** Null: a PostgreSQL of our own in dataDir/db. */
  databaseUrl: string | null;
  /** Who owns tables and queues and brings them up to date; null: the service itself. */
  migrationDatabaseUrl: string | null;
  /** Null: mails become files in dataDir/outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  operator: { name: string; address: string; email: string; host: string; isPlaceholder: boolean };
  /** Drawn from SECRET_KEY and those that it had before. */
  keys: Keys;
  features: Features;
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  trustProxy: number;
  rates: Rates;
  /** Null: the counts of the limits are kept in memory. */
  redisUrl: string | null;
  affiliate: AffiliateCredentials;
  /** Null: pictures are files in dataDir/images. */
  s3: S3Settings | null;
  catalogFeeds: NamedFeed[];
  /** Null: there is no blog. */
  blog: { feedUrl: string; url: string } | null;
  /** `host:port` that the guarded fetch may reach although they are not public. */
  fetchAllowHosts: string[];
  /** How long it goes on serving after SIGTERM, for load balancers to notice. */
  drainSeconds: number;
  /** What this process does: serve, do what is queued, or both. */
  role: 'web' | 'worker' | 'all';
  isDevelopment: boolean;
  isProduction: boolean;
  logLevel: string;
}

/** A shop's feed that is imported every night. */
export interface NamedFeed {
  name: string;
  /** May hold a key: it is never logged or shown. */
  url: string;
}

/** Says in one line which variable is wrong. */
export class ConfigError extends Error {}

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const url = (protocol: RegExp) => z.url({ protocol }).refine(isDecodable);
/** Of a web server, without what does not belong in the base of other addresses. */
const webBase = () => url(/^https?$/).refine((text) => /^https?:\/\/[^@?#]+$/i.test(text));

/** `a, b` */
function inList(text: string): string[] {
  return text.split(',').flatMap((item) => item.trim() || []);
}

/** `name=https://…`; an address may hold `=` and `,`. */
function readFeedName(text: string): NamedFeed {
  const end = text.indexOf('=');
  return { name: text.slice(0, end), url: text.slice(end + 1) };
}

/** Drivers decode names and passwords. */
function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: whole(1, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webBase().optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  MIGRATION_DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  PGHOST: z.string().optional(),
  SMTP_URL: url(/^smtps?$/)
    .refine((text) => URL.parse(text)?.hostname)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>,@\r\n]*<[^\s<>,@]+@[^\s<>,@]+>|[^\s<>,@]+@[^\s<>,@]+)$/)
    .optional(),
  OPERATOR_NAME: z.string().min(1).optional(),
  OPERATOR_ADDRESS: z.string().min(1).optional(),
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_HOST: z.string().min(1).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  FORMER_SECRET_KEYS: z
    .string()
    .transform(inList)
    .pipe(z.array(z.string().min(32)))
    .default([]),
  FEATURES: z.string().default(''),
  TRUST_PROXY: whole(0, 100).default(0),
  RATE_LIMITS: z.string().default('on'),
  REDIS_URL: url(/^rediss?$/)
    .refine((text) => URL.parse(text)?.hostname)
    .optional(),
  BLOG_FEED_URL: url(/^https?$/).optional(),
  BLOG_URL: url(/^https?$/).optional(),
  S3_ENDPOINT: webBase().optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: webBase().optional(),
  CATALOG_FEEDS: z
    .string()
    .transform((text) => text.split(/\s+/).filter((part) => part !== ''))
    .pipe(z.array(z.string().regex(/^[\w.-]{1,100}=https?:\/\/\S+$/i)))
    .transform((parts) => parts.map(readFeedName))
    .default([]),
  FETCH_ALLOW_HOSTS: z
    .string()
    .transform(inList)
    .pipe(z.array(z.string().regex(/^([a-z\d.-]+|\[[a-f\d:.]+\]):\d{1,5}$/)))
    .default([]),
  WITHOUT_TLS: z
    .string()
    .transform(inList)
    .pipe(z.array(z.enum(CONNECTIONS)))
    .default([]),
  DRAIN_SECONDS: whole(0, 300).default(0),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

const WEB_BASE = 'an http(s) address without password, query or fragment';

const EXPECTED: Record<string, string> = {
  PORT: 'a port number',
  PUBLIC_URL: WEB_BASE,
  DATABASE_URL: 'a postgres:// address',
  MIGRATION_DATABASE_URL: 'a postgres:// address',
  SMTP_URL: 'an smtp:// or smtps:// address',
  MAIL_FROM: 'an e-mail address, perhaps with a name: Cigogne <hello@example.org>',
  OPERATOR_EMAIL: 'an e-mail address',
  SECRET_KEY: 'at least 32 characters',
  FORMER_SECRET_KEYS: 'keys of at least 32 characters, with commas between them',
  TRUST_PROXY: 'the number of proxies in front',
  REDIS_URL: 'a redis:// or rediss:// address',
  BLOG_FEED_URL: 'an http(s) address',
  BLOG_URL: 'an http(s) address',
  S3_ENDPOINT: WEB_BASE,
  S3_REGION: 'the name of a region, such as eu-west-3',
  S3_BUCKET: 'the name of a bucket: small letters, digits, dots and hyphens',
  S3_PUBLIC_URL: WEB_BASE,
  CATALOG_FEEDS: 'name=https://…, or several with spaces between them',
  FETCH_ALLOW_HOSTS: 'host:port, or several with commas between them',
  WITHOUT_TLS: 'database, smtp, redis, s3, or several with commas between them',
  DRAIN_SECONDS: 'a number of seconds, at most 300',
  ROLE: 'web, worker or all',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
};

/**
 * Reads the configuration (the table in docs/configuration.md) and makes the data folder and its secret.
 * @throws ConfigError naming the variable that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new ConfigError(`${name} must be ${EXPECTED[name] ?? 'set to something'}.`);
  }
  const values = parsed.data;
  const unencrypted = findUnencrypted(values, values.WITHOUT_TLS);
  if (unencrypted) throw new ConfigError(unencrypted);
  if (values.MIGRATION_DATABASE_URL && !values.DATABASE_URL) {
    throw new ConfigError('MIGRATION_DATABASE_URL needs DATABASE_URL: the embedded database has one account.');
  }
  const dataDir = resolve(values.DATA_DIR);
  prepareDataDir(dataDir);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? null,
    smtpUrl: values.SMTP_URL ? requireTls(values.SMTP_URL, values.WITHOUT_TLS) : null,
    mailFrom: values.MAIL_FROM ?? 'Cigogne <bonjour@cigogne.localhost>',
    operator: readOperator(values),
    keys: partKeys(toBytes(values.SECRET_KEY ?? keptSecret(dataDir)), values.FORMER_SECRET_KEYS.map(toBytes)),
    features: readFeatures(values.FEATURES),
    trustProxy: values.TRUST_PROXY,
    rates: readRateLimits(values.RATE_LIMITS),
    redisUrl: values.REDIS_URL ?? null,
    affiliate: readAffiliate(set),
    s3: readS3Settings(values, (line) => new ConfigError(line)),
    catalogFeeds: values.CATALOG_FEEDS,
    blog: readBlog(values),
    fetchAllowHosts: values.FETCH_ALLOW_HOSTS,
    drainSeconds: values.DRAIN_SECONDS,
    role: values.ROLE,
    isDevelopment: values.NODE_ENV === 'development',
    isProduction: values.NODE_ENV === 'production',
    logLevel: values.LOG_LEVEL,
  };
}

/** Without an address of its own, the blog is where its feed is. */
function readBlog({ BLOG_FEED_URL: feedUrl, BLOG_URL }: z.output<typeof environment>): Config['blog'] {
  if (!feedUrl && BLOG_URL) throw new ConfigError('BLOG_FEED_URL must be set too: BLOG_URL is where its articles are.');
  return feedUrl ? { feedUrl, url: BLOG_URL ?? new URL(feedUrl).origin } : null;
}

function readOperator(values: z.output<typeof environment>): Config['operator'] {
  return {
    name: values.OPERATOR_NAME ?? 'Cigogne (exploitant à renseigner)',
    address: values.OPERATOR_ADDRESS ?? 'Adresse à renseigner',
    email: values.OPERATOR_EMAIL ?? 'contact@example.org',
    host: values.OPERATOR_HOST ?? 'Hébergeur à renseigner',
    isPlaceholder: !(values.OPERATOR_NAME && values.OPERATOR_ADDRESS && values.OPERATOR_EMAIL && values.OPERATOR_HOST),
  };
}

function isFeature(name: string): name is FeatureName {
  return Object.hasOwn(FEATURES, name);
}

/** `secondOwner=on,thanks=off`: names without their ending "Feature". */
function readFeatures(text: string): Features {
  const features: Features = { ...FEATURES };
  for (const part of inList(text)) {
    const [key = '', state] = part.split('=').map((word) => word.trim());
    const name = `${key}Feature`;
    if (!isFeature(name) || (state !== 'on' && state !== 'off')) {
      throw new ConfigError(`FEATURES has "${part}"; expected name=on or name=off, such as thanks=off.`);
    }
    features[name] = state === 'on';
  }
  return features;
}

function readRateLimits(text: string): Rates {
  try {
    return readRates(text);
  } catch (error) {
    throw new ConfigError(`RATE_LIMITS ${(error as Error).message}`, { cause: error });
  }
}

function readAffiliate(set: NodeJS.ProcessEnv): AffiliateCredentials {
  try {
    return readAffiliateCredentials(set);
  } catch (error) {
    throw new ConfigError((error as Error).message, { cause: error });
  }
}

function prepareDataDir(dataDir: string): void {
  try {
    makeDataFolder(dataDir);
  } catch (error) {
    throw new ConfigError(`DATA_DIR (${dataDir}) must be a folder that can be written: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** Written whole under another name first: a start that is interrupted leaves no empty secret behind. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  const unfinished = `${path}.${process.pid}`;
  try {
    if (!existsSync(path)) {
      writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
      linkSync(unfinished, path);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new ConfigError(`DATA_DIR: the secret cannot be written: ${(error as Error).message}.`, { cause: error });
    }
  } finally {
    rmSync(unfinished, { force: true });
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32) throw new ConfigError(`DATA_DIR: the secret in ${path} must have at least 32 characters.`);
  return secret;
}

function toBytes(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
