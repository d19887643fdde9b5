import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseConnection, openDatabase } from '../../database/client.ts';

/** A migrated database of its own, copied from the template; `url` is its address. */
export async function openTestDatabase(): Promise<DatabaseConnection & { url: string }> {
  const server = inject('server');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administrator = await administratorOf(server);
  await administrator.query(`create database ${name} template ${inject('template')} strategy file_copy`);
  const url = withDatabase(server, name);
  const connection = await openDatabase({ databaseUrl: url, dataDir: '' });
  return {
    ...connection,
    url,
    close: async () => {
      await connection.close();
      await administrator.query(`drop database ${name} with (force)`);
    },
  };
}

/** One for all databases of this process: a connection costs the server as much as dropping one. */
let shared: Promise<pg.Client> | undefined;

function administratorOf(server: string): Promise<pg.Client> {
  shared ??= connect(server);
  return shared;
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs a statement on the server itself. */
export async function administrate(url: string, statement: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
