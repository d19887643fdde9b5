/** The addresses of what the service works with. */
interface Addresses {
  DATABASE_URL?: string | undefined;
  MIGRATION_DATABASE_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  REDIS_URL?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  /** Where a database is whose address names no host. */
  PGHOST?: string | undefined;
}

/** What WITHOUT_TLS may name. */
export const CONNECTIONS = ['database', 'smtp', 'redis', 's3'] as const;

type Connection = (typeof CONNECTIONS)[number];

/**
 * What is wrong with an address: beyond this machine everything is encrypted, to a server that shows its certificate,
 * unless WITHOUT_TLS says that the network between is trusted. A mail server is held to STARTTLS instead (`requireTls`).
 * @returns one line that names the variable; null when all is well
 */
export function findUnencrypted(addresses: Addresses, trusted: readonly Connection[]): string | null {
  for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL'] as const) {
    const url = URL.parse(addresses[name] ?? '');
    if (url && !trusted.includes('database') && !isEncryptedDatabase(url, addresses.PGHOST)) {
      return `${name} leads to another machine: add ?sslmode=verify-full, or set WITHOUT_TLS=database if you trust the network between.`;
    }
  }
  const redis = URL.parse(addresses.REDIS_URL ?? '');
  if (redis && !trusted.includes('redis') && redis.protocol !== 'rediss:' && !isHere(redis.hostname)) {
    return 'REDIS_URL leads to another machine: use rediss://, or set WITHOUT_TLS=redis if you trust the network between.';
  }
  const s3 = URL.parse(addresses.S3_ENDPOINT ?? '');
  if (s3 && !trusted.includes('s3') && s3.protocol !== 'https:' && !isHere(s3.hostname)) {
    return 'S3_ENDPOINT leads to another machine: use https://, or set WITHOUT_TLS=s3 if you trust the network between.';
  }
  return null;
}

function isEncryptedDatabase({ hostname, searchParams }: URL, otherwise = ''): boolean {
  return isHere(searchParams.get('host') || hostname || otherwise) || searchParams.get('sslmode') === 'verify-full';
}

/** The address of a mail server beyond this machine says that nothing is sent before the connection is encrypted. */
export function requireTls(smtpUrl: string, trusted: readonly Connection[]): string {
  const url = new URL(smtpUrl);
  if (trusted.includes('smtp') || isHere(url.hostname)) return smtpUrl;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Whether a host is this machine: its own address, or a socket's folder. */
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
