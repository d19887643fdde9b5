// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failure } from './terminal.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The project's own Node, which runs everything but the first lines of these scripts. */
export const projectNode = join(root, 'node_modules', '.bin', 'node');

/**
 * Node options that make the service and its commands start faster and use less memory: at most 3 × 8 MB for young
 * objects.
 */
export const startOptions = [
  '--import',
  new URL('./known-modules.mjs', import.meta.url).href,
  '--max-semi-space-size=8',
];

const endWithWrapper = ['--import', new URL('./end-with-wrapper.mjs', import.meta.url).href];

/**
 * Goes with these options: glibc otherwise keeps a heap per thread, and half of a loaded service's memory is holes in
 * them.
 */
export const startEnvironment = { MALLOC_ARENA_MAX: '2' };

/** Compiled code is cached between starts: the second takes half the time. */
export const compiledCode = join(root, 'node_modules', '.cache', 'node-compile');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {NodeJS.Signals | undefined} */
let stopSignal;

/**
 * The environment for the project's programs: its own Node and tools come first.
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/**
 * Runs a program to its end in the project's folder.
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv, cwd?: string, uid?: number, gid?: number }} [options] quiet keeps
 * the output for the answer instead of showing it
 * @returns {Promise<{ code: number, output: string }>} the exit code (128 + n after signal n); the output when quiet
 */
export async function execute(program, parameters, { quiet = false, ...options } = {}) {
  if (stopSignal) throw failure(`stopped by ${stopSignal}.`);
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(program, parameters, { cwd: root, env: environment(), ...options, stdio });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  try {
    const code = await ended(child);
    if (stopSignal) throw failure(`stopped by ${stopSignal}.`);
    return { code, output };
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw failure(`cannot run ${program} (${error.message}).`, error);
    throw error;
  } finally {
    running.delete(child);
  }
}

/**
 * The exit code of a process, once its output is complete too.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  });
}

/**
 * From now on SIGINT and SIGTERM end what `execute` runs, so that the callers' `finally` can clean up, and nothing
 * new is started.
 */
export function stopTidily() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (stopSignal) return;
      stopSignal = signal;
      for (const child of running) child.kill('SIGTERM');
    });
  }
}

/**
 * Hands this process over to the project's Node. Where Node can replace itself nothing stays between the caller and the
 * program; else (the first start, begun by an older Node) this process waits, passes the first signal on and ends as
 * the program ends, and the program ends when this process is gone.
 * @param {string[]} parameters Node's own options, the file and its parameters
 * @param {NodeJS.ProcessEnv} extra variables that are set for the program
 */
export async function become(parameters, extra) {
  const env = environment(extra);
  if (process.execve && process.platform !== 'win32') {
    process.chdir(root);
    process.execve(projectNode, [projectNode, ...parameters], env);
  }
  const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc']);
  const child = spawn(projectNode, [...endWithWrapper, ...parameters], { cwd: root, env, stdio: [...stdio] });
  let isForwarded = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!isForwarded) child.kill(signal);
      isForwarded = true;
    });
  }
  process.exitCode = await ended(child);
}
