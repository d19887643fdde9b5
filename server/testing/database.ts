import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseConnection, EXTENSIONS, fromClient, openDatabase } from '../database/client.ts';

export const serverUrl = process.env.TEST_DATABASE_URL;

export const runsOnPostgres = serverUrl !== undefined;

/**
 * A migrated database of its own, copied from the template: a new one on the server of TEST_DATABASE_URL, in memory on
 * PGlite without it. `url` is null there.
 */
export async function openTestDatabase(): Promise<DatabaseConnection & { url: string | null }> {
  if (serverUrl) return copyOnServer(serverUrl, inject('template'));
  const loadDataDir = new Blob([await readFile(inject('template'))]);
  return { ...fromClient(await PGlite.create({ loadDataDir, extensions: EXTENSIONS })), url: null };
}

async function copyOnServer(url: string, template: string): Promise<DatabaseConnection & { url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administrate(url, `create database ${name} template ${template}`);
  const ownUrl = withDatabase(url, name);
  const connection = await openDatabase({ databaseUrl: ownUrl, dataDir: '' });
  return {
    ...connection,
    url: ownUrl,
    close: async () => {
      await connection.close();
      await administrate(url, `drop database ${name} with (force)`);
    },
  };
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs a statement on the server itself. */
export async function administrate(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
