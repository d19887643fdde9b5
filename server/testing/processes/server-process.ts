import { ensureTestService } from '../../../scripts/service.mjs';
import type { Config } from '../../config/config.ts';
import { type ServiceProcess, startProcess } from './service-process.ts';

/** The points in a mail's life at which a process can pause, to be killed there. */
export type Hold = 'queued' | 'written' | 'noted' | 'given-up' | 'kept';

interface Settings {
  dataDir: string;
  databaseUrl: string | null;
  /** None: mails become files in dataDir/outbox. */
  smtpUrl?: string;
  hold?: Hold;
  role?: Config['role'];
}

export interface ServerProcess extends Pick<ServiceProcess, 'freeze' | 'end'> {
  /** A request to /api/v1 over the network; rejects when the process dies meanwhile. */
  request(
    line: string,
    options?: { body?: unknown; headers?: Record<string, string>; token?: string },
  ): Promise<Response>;
  /** A request to another path. */
  fetch(path: string): Promise<Response>;
  /** Resolves when it pauses where `hold` says. */
  held(): Promise<void>;
}

let bundled: Promise<string> | undefined;

/** Starts serve.ts, bundled, as a process of its own and waits until it serves. */
export async function startServerProcess({
  dataDir,
  databaseUrl,
  smtpUrl,
  hold,
  role,
}: Settings): Promise<ServerProcess> {
  bundled ??= ensureTestService();
  const { url, said, freeze, end } = await startProcess(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      SMTP_URL: smtpUrl ?? '',
      HOLD: hold ?? '',
      ROLE: role ?? 'all',
    },
    await bundled,
  );
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
    held: () => said(`held: ${hold}`),
    freeze,
    end,
  };
}
