import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { projectNode, root } from '../../scripts/processes.mjs';

const READY_MS = 60_000;

/** One process of the service, which can be killed and started again at the same address. */
export interface ServiceNode {
  url: string;
  /** What all its processes have logged. */
  log(): string;
  start(): Promise<void>;
  /** Sends a signal and waits for the end; gives the exit code, or the signal that ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
}

/** @param settings environment variables, PORT among them */
export function serviceNode(settings: Record<string, string> & { PORT: string }): ServiceNode {
  const url = `http://127.0.0.1:${settings.PORT}`;
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  let child: ChildProcess | undefined;
  let log = '';
  return {
    url,
    log: () => log,
    async start() {
      const env = { PATH, HOME, TMPDIR, LANG, NODE_ENV: 'production', RATE_LIMITS: 'off', ...settings };
      const started = spawn(projectNode, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          log += text;
        });
      }
      const end = Date.now() + READY_MS;
      while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
        if (hasEnded(started) || Date.now() > end) throw new Error(`A node did not start:\n${log.slice(-3000)}`);
        await pause(50);
      }
    },
    async end(signal) {
      if (!child || hasEnded(child)) return child?.exitCode ?? 'ended';
      const exit = once(child, 'exit');
      child.kill(signal);
      const [code, ended] = await exit;
      return code ?? ended;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
