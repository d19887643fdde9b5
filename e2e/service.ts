import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.mjs';
import { projectNode, root, startEnvironment, startOptions } from '../scripts/processes.mjs';

const START_MS = 90_000;
const STOP_MS = 20_000;

/** A real server process with a data folder of its own. */
export interface Service {
  url: string;
  pid: number;
  dataDir: string;
  /** What it has logged so far. */
  log(): string;
  /** Asks it to stop (SIGTERM) and waits until it has. Throws when it did not end well. Its data go, unless kept. */
  stop(options?: { keepsData?: boolean }): Promise<void>;
}

/**
 * Starts the service as in production, on the embedded database, and waits until it can serve. CIGOGNE_E2E_DATA names
 * the data folder of an instance that has just been set up, to begin with a copy of it.
 * @param settings environment variables beside those of the tests
 */
export async function startService(settings: Record<string, string> = {}): Promise<Service> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'cigogne-e2e-')));
  if (process.env.CIGOGNE_E2E_DATA && !settings.DATA_DIR)
    await cp(process.env.CIGOGNE_E2E_DATA, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(projectNode, [...startOptions, 'server/main.ts'], {
    cwd: root,
    env: { ...inherited(), PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, RATE_LIMITS: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  async function stop({ keepsData = false } = {}): Promise<void> {
    const code = await ended(server);
    if (!keepsData) await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${log.slice(-4000)}`);
  }
  try {
    await ready(url, server);
  } catch (error) {
    server.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
    throw new Error(`The server did not start:\n${log.slice(-4000)}`, { cause: error });
  }
  return { url, pid: server.pid ?? 0, dataDir, log: () => log, stop };
}

/** Nothing of the developer's own settings reaches the server under test. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG, NODE_ENV: 'production', ...startEnvironment };
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}.`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(20);
  }
  throw new Error(`It was not ready after ${START_MS} ms.`);
}

/** The exit code after SIGTERM, or the signal that ended it; SIGKILL when it took too long. */
async function ended(server: ChildProcess): Promise<number | string> {
  if (server.exitCode !== null) return server.exitCode;
  const exit = once(server, 'exit');
  const impatience = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
  server.kill('SIGTERM');
  const [code, signal] = await exit;
  clearTimeout(impatience);
  return code ?? signal;
}
