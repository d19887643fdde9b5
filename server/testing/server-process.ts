import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Config } from '../config.ts';

/** Where in a mail's life a process can stand still, to be killed there. */
export type Hold = 'queued' | 'written' | 'noted' | 'given-up' | 'kept';

interface Settings {
  dataDir: string;
  databaseUrl: string | null;
  /** None: mails become files in dataDir/outbox. */
  smtpUrl?: string;
  hold?: Hold;
  role?: Config['role'];
}

export interface ServerProcess {
  /** A request to /api/v1 over the network; rejects when the process dies meanwhile. */
  request(
    line: string,
    options?: { body?: unknown; headers?: Record<string, string>; token?: string },
  ): Promise<Response>;
  /** A request to another path. */
  fetch(path: string): Promise<Response>;
  /** Resolves when it stands still where `hold` says. */
  held: Promise<void>;
  /** Stops it in the middle of whatever it does; only SIGKILL helps then. */
  freeze(): void;
  /** Ends the process: SIGKILL at once, SIGTERM once everything that runs is done. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts serve.ts as a process of its own and waits until it listens. */
export async function startServerProcess({
  dataDir,
  databaseUrl,
  smtpUrl,
  hold,
  role,
}: Settings): Promise<ServerProcess> {
  const child = fork(new URL('./serve.ts', import.meta.url), {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      SMTP_URL: smtpUrl ?? '',
      HOLD: hold ?? '',
      ROLE: role ?? 'all',
      RATE_LIMITS: 'off',
    },
  });
  const held = new Promise<void>((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && 'held' in message) resolve();
    });
  });
  const url = await listening(child);
  return {
    async request(line, { body, headers, token } = {}) {
      const [method, path] = line.split(' ');
      return fetch(`${url}/api/v1${path}`, {
        method: method as string,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
    fetch: (path) => fetch(`${url}${path}`),
    held,
    freeze: () => child.kill('SIGSTOP'),
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
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
