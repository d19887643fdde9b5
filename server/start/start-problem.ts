import { ConfigError } from '../config/config-error.ts';
import { CannotOpenDatabase } from '../database/cannot-open.ts';
import { causesOf } from '../database/causes-of.ts';
import { type Outage, outageIn } from '../database/outages/outage.ts';

const LISTEN: Record<string, string> = {
  EADDRINUSE: 'PORT: this port is taken by another program; choose another with PORT=…',
  EACCES: 'PORT: this account may not listen on this port; choose one above 1023 with PORT=…',
  EADDRNOTAVAIL: 'HOST: this machine has no such address; 127.0.0.1 or 0.0.0.0 always work.',
  ENOTFOUND: 'HOST: this name is not known; 127.0.0.1 or 0.0.0.0 always work.',
  EAI_AGAIN: 'HOST: nobody answers what address this name has; 127.0.0.1 or 0.0.0.0 always work.',
};

const OUTAGES: Record<Outage, string> = {
  away: 'the database was lost during the start; start again once it is there.',
  'read-only': 'the database takes no writes (is it a standby?).',
  full: 'the disk is full.',
  'out-of-memory': 'the database has no memory left.',
  overloaded:
    'the database takes no more connections, or has more to do than it can (DATABASE_URL: a node needs 15 connections).',
};

/** PostgreSQL's error codes concerning tables and extensions. */
const MIGRATIONS: [RegExp, string][] = [
  [
    /^42501$/,
    'DATABASE_URL: this account may not make tables and extensions in the database; make it the database’s owner, or name the owner in MIGRATION_DATABASE_URL',
  ],
  [
    /^(0A000|58P01)$/,
    'DATABASE_URL: this server lacks something that Cigogne needs (PostgreSQL 15 with pg_trgm and unaccent)',
  ],
  [/^42\w{3}$/, 'DATABASE_URL: there are tables in this database that are not Cigogne’s, or of another version of it'],
];

/** What a failed start tells the operator, in one line; null for failures nobody foresaw. */
export function startProblem(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof CannotOpenDatabase) return error.message;
  const { syscall, code = '', message } = error as NodeJS.ErrnoException;
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return LISTEN[code] ?? `HOST: this machine cannot listen there (${message}); 127.0.0.1 or 0.0.0.0 always work.`;
  }
  const outage = outageIn(error);
  if (outage) return `Cigogne cannot start: ${OUTAGES[outage]}`;
  for (const cause of causesOf(error)) {
    const said = MIGRATIONS.find(([pattern]) => pattern.test(String(cause.code ?? '')));
    if (said) return `${said[1]} (${cause.message}).`;
  }
  return null;
}
