import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';

/** Whether a Redis server can be started here; in CI it must be possible. */
export const hasRedis = Boolean(process.env.CI) || spawnSync('redis-server', ['--version']).status === 0;

interface TestRedis {
  url: string;
  /** Everything it holds: keys and values. */
  dump(): Promise<string[]>;
  /** It hangs: connections stay open, nothing is answered. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** A Redis server of our own that persists nothing. */
export async function startRedis(port: number): Promise<TestRedis> {
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', daemonize: 'no' };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  await listening(server);
  const url = `redis://127.0.0.1:${port}`;
  return {
    url,
    async dump() {
      const client = new Redis(url);
      const keys = await client.keys('*');
      const values = keys.length > 0 ? await client.mget(keys) : [];
      client.disconnect();
      return [...keys, ...values.map(String)];
    },
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

async function listening(server: ChildProcess): Promise<void> {
  for await (const text of server.stdout ?? []) if (String(text).includes('Ready to accept connections')) break;
  // Unread output would eventually fill the pipe.
  server.stdout?.resume();
}
