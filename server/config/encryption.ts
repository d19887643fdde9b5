import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { inList } from './variables.ts';

const CONNECTIONS = ['database', 'smtp', 'redis', 's3'] as const;

export const encryptionVariables = z.object({
  WITHOUT_TLS: z
    .string()
    .transform(inList)
    .pipe(z.array(z.enum(CONNECTIONS)))
    .default([])
    .describe('database, smtp, redis, s3, or several with commas between them'),
});

/** The connections whose network is trusted. */
export type Trusted = z.output<typeof encryptionVariables>;

/** The addresses of everything the service connects to. */
interface Addresses extends Trusted {
  DATABASE_URL?: string | undefined;
  MIGRATION_DATABASE_URL?: string | undefined;
  REDIS_URL?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  /** Where a database is if its address names no host. */
  PGHOST?: string | undefined;
}

/**
 * Connections that leave this machine must be encrypted, to a server that proves its identity, unless WITHOUT_TLS
 * declares the network trusted. Mail servers are held to STARTTLS instead (`requireTls`).
 * @throws ConfigError naming the address that would be reached unencrypted
 */
export function requireEncryption({ WITHOUT_TLS: trusted, ...addresses }: Addresses): void {
  for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL'] as const) {
    const url = URL.parse(addresses[name] ?? '');
    if (url && !trusted.includes('database') && !isEncryptedDatabase(url, addresses.PGHOST)) {
      throw leadsElsewhere(name, 'add ?sslmode=verify-full', 'database');
    }
  }
  const redis = URL.parse(addresses.REDIS_URL ?? '');
  if (redis && !trusted.includes('redis') && !isEncryptedRedis(redis)) {
    throw leadsElsewhere('REDIS_URL', 'use rediss://', 'redis');
  }
  const s3 = URL.parse(addresses.S3_ENDPOINT ?? '');
  if (s3 && !trusted.includes('s3') && s3.protocol !== 'https:' && !isHere(s3.hostname)) {
    throw leadsElsewhere('S3_ENDPOINT', 'use https://', 's3');
  }
}

function leadsElsewhere(name: string, cure: string, connection: (typeof CONNECTIONS)[number]): ConfigError {
  return new ConfigError(
    `${name} leads to another machine: ${cure}, or set WITHOUT_TLS=${connection} if you trust the network between.`,
  );
}

/** Of parameters given twice the library takes the last. */
function isEncryptedDatabase({ hostname, searchParams }: URL, otherwise = ''): boolean {
  const last = (name: string) => searchParams.getAll(name).at(-1);
  return isHere(last('host') || hostname || otherwise) || last('sslmode') === 'verify-full';
}

/** The library would take `tls=false` even from a rediss:// address. */
function isEncryptedRedis({ protocol, hostname, searchParams }: URL): boolean {
  return isHere(hostname) || (protocol === 'rediss:' && !searchParams.has('tls'));
}

/**
 * Makes a remote mail server's address require encryption before anything is sent.
 * @throws ConfigError when the address switches off the check of certificates
 */
export function requireTls(smtpUrl: string, { WITHOUT_TLS: trusted }: Trusted): string {
  const url = new URL(smtpUrl);
  if (trusted.includes('smtp')) return smtpUrl;
  const isElsewhere = !isHere(url.hostname);
  // The library would follow another address given as `url`, even from one of this machine.
  const loophole = ['url', ...(isElsewhere ? ['tls.rejectUnauthorized'] : [])].find((name) =>
    url.searchParams.has(name),
  );
  if (loophole) throw leadsElsewhere('SMTP_URL', `leave ${loophole} out`, 'smtp');
  if (!isElsewhere) return smtpUrl;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Whether a host is this machine: one of its own addresses, or a socket's folder. */
function isHere(host: string): boolean {
  return (
    host === '' ||
    host === 'localhost' ||
    host === '[::1]' ||
    host === '::1' ||
    /^127\.\d+\.\d+\.\d+$/.test(host) ||
    /^(\/|%2F)/i.test(host)
  );
}
