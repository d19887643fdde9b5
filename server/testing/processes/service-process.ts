import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { compiledCode, projectNode, root, startEnvironment, startOptions } from '../../../scripts/processes.mjs';

const START_MS = 90_000;
const STOP_MS = 40_000;

/** A service as a process of its own. */
export interface ServiceProcess {
  url: string;
  pid: number;
  /** Its log so far. */
  log(): string;
  /** Resolves when this appears in its log. */
  said(text: string): Promise<void>;
  /** Suspends it in the middle of whatever it is doing; only SIGKILL helps then. */
  freeze(): void;
  /**
   * Sends a signal and waits for the end, with SIGKILL if that takes too long. Returns the exit code, or the signal
   * that ended it.
   */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
}

/**
 * Starts the service as `npm start` does, and waits until it can serve.
 * @param settings environment variables; without PORT its log says where it listens
 * @param program inside the project: the bundled service (scripts/service.mjs), or one that logs `listening at` in
 * the same way
 */
export async function startProcess(settings: Record<string, string>, program: string): Promise<ServiceProcess> {
  const child = spawn(projectNode, [...startOptions, program], {
    cwd: root,
    env: { ...inherited(), RATE_LIMITS: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string> {
    if (hasEnded()) return child.exitCode ?? child.signalCode ?? 'ended';
    const exit = once(child, 'exit');
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    child.kill(signal);
    const [code, ended] = await exit;
    clearTimeout(impatience);
    return code ?? ended;
  }

  /** Its address, once it serves. */
  async function ready(): Promise<string> {
    for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(20)) {
      if (hasEnded()) break;
      const port = settings.PORT ?? /listening at http:\/\/[^:]+:(\d+)/.exec(log)?.[1];
      const url = `http://127.0.0.1:${port}`;
      if (port && (await fetch(`${url}/readyz`).catch(() => null))?.ok) return url;
    }
    await end('SIGKILL');
    throw new Error(`The service did not start:\n${log.slice(-4000)}`);
  }

  return {
    url: await ready(),
    pid: child.pid ?? 0,
    log: () => log,
    async said(text) {
      while (!(log.includes(text) || hasEnded())) await pause(5);
    },
    freeze: () => child.kill('SIGSTOP'),
    end,
  };
}

/** None of the developer's own settings reach the service under test. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG, NODE_ENV: 'production', NODE_COMPILE_CACHE: compiledCode, ...startEnvironment };
}
