import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseConnection, openDatabase } from '../../database/client.ts';

/** A migrated database of its own, copied from the template; `url` is its address. */
export async function openTestDatabase(): Promise<DatabaseConnection & { url: string }> {
  const server = inject('server');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administrate(server, `create database ${name} template ${inject('template')} strategy file_copy`);
  const url = withDatabase(server, name);
  const connection = await openDatabase({ databaseUrl: url, dataDir: '' });
  return {
    ...connection,
    url,
    close: async () => {
      await connection.close();
      await administrate(server, `drop database ${name} with (force)`);
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
