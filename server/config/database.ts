import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { urlOf } from './variables.ts';

export interface DatabaseSettings {
  /** Null: a PostgreSQL of our own in dataDir/db. */
  databaseUrl: string | null;
  /** The role that owns tables and queues and migrates them; null: the service's own. */
  migrationDatabaseUrl: string | null;
}

const postgres = () =>
  urlOf(/^postgres(ql)?$/)
    .refine((text) => /^\d*$/.test(URL.parse(text)?.searchParams.get('port') ?? ''))
    .optional()
    .describe('a postgres:// address');

export const databaseVariables = z.object({
  DATABASE_URL: postgres(),
  MIGRATION_DATABASE_URL: postgres(),
  /** Where a database is if its address names no host. */
  PGHOST: z.string().optional(),
});

export function readDatabase(values: z.output<typeof databaseVariables>): DatabaseSettings {
  if (values.MIGRATION_DATABASE_URL && !values.DATABASE_URL) {
    throw new ConfigError('MIGRATION_DATABASE_URL needs DATABASE_URL: the embedded database has one account.');
  }
  return {
    databaseUrl: values.DATABASE_URL ?? null,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? null,
  };
}
