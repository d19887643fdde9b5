import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

interface ServerProcess {
  /** A request to /api/v1 over the network; rejects when the process dies meanwhile. */
  request(line: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Response>;
  /** Ends the process: SIGKILL at once, SIGTERM once everything that runs is done. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts serve.ts as a process of its own and waits until it listens. */
export async function startServerProcess(settings: {
  dataDir: string;
  databaseUrl: string | null;
}): Promise<ServerProcess> {
  const child = fork(new URL('./serve.ts', import.meta.url), {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
      RATE_LIMITS: 'off',
    },
  });
  const url = await listening(child);
  return {
    async request(line, { body, headers } = {}) {
      const [method, path] = line.split(' ');
      return fetch(`${url}/api/v1${path}`, {
        method: method as string,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

async function listening(child: ChildProcess): Promise<string> {
  const message = once(child, 'message') as Promise<[{ url: string }]>;
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`The server process ended with ${code} before it listened.`);
  });
  const [{ url }] = await Promise.race([message, exit]);
  return url;
}
