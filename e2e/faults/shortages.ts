import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { PostgresServer } from './postgres-server.ts';

/** Returns what a fault took away. */
type GiveBack = () => Promise<void> | void;

/** Others occupy every connection of the server: new ones are refused (53300), and the service loses its own. */
export async function takeConnections({ url }: PostgresServer): Promise<GiveBack> {
  const others: pg.Client[] = [];
  const takeFree = async () => {
    for (let client = await connect(url); client; client = await connect(url)) others.push(client);
  };
  await takeFree();
  const [first] = others as [pg.Client];
  // The service competes for each freed connection, so this takes several rounds.
  for (let left = 1; left > 0; ) {
    const { rows } = await first.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and application_name <> 'others'`,
    );
    left = rows.length;
    await takeFree();
  }
  return async () => {
    await Promise.all(others.map((client) => client.end()));
  };
}

async function connect(connectionString: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString, application_name: 'others' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if ((error as { code?: string }).code === '53300') return null;
    throw error;
  }
}

/** The system denies the server's processes and their children any more memory: 53200. */
export async function takeMemory({ id, query }: PostgresServer): Promise<GiveBack> {
  const backends = async () => (await query('select pid from pg_stat_activity')).rows.map(({ pid }) => pid as number);
  for (const process of [...(await backends()), id()]) limitMemory(process, `${sizeOf(process)}:`);
  return async () => {
    limitMemory(id(), 'unlimited:');
    for (const process of await backends()) limitMemory(process, 'unlimited:');
  };
}

function limitMemory(process: number, limit: string): void {
  const { error } = spawnSync('prlimit', ['--pid', String(process), `--as=${limit}`]);
  if (error) throw error;
}

/** In bytes; 0 when it has ended. */
function sizeOf(process: number): number {
  const status = `/proc/${process}/status`;
  const [, kilobytes] = (existsSync(status) && /^VmSize:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))) || [];
  return Number(kilobytes ?? 0) * 1024;
}
