import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CannotOpenDatabase } from '../cannot-open.ts';
import type { Programs } from './programs.ts';
import type { StoragePaths } from './storage-paths.ts';
import { own, type SystemAccount } from './system-account.ts';

const NEEDED_MB = 200;

/**
 * Creates the files of a new database if there are none, completely or not at all. The caller holds the start lock.
 * @throws CannotOpenDatabase
 */
export async function ensureCluster(paths: StoragePaths, programs: Programs, account: SystemAccount): Promise<void> {
  if (existsSync(paths.data)) return;
  const { bavail, bsize } = statfsSync(paths.folder);
  const freeMb = Math.floor((bavail * bsize) / 2 ** 20);
  if (freeMb < NEEDED_MB) throw cannotMake(paths, `it needs ${NEEDED_MB} MB, and ${freeMb} MB are free`);
  // A name of its own: the initdb of a killed start may still be running.
  const unfinished = mkdtempSync(`${paths.data}.unfinished-`);
  own(account, unfinished);
  const { code, output } = await initialise(unfinished, programs, account);
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw cannotMake(paths, reasonIn(output));
  }
  renameSync(unfinished, paths.data);
  removeUnfinished(paths);
}

/** Leftovers of killed starts; anything still being written to goes next time. */
function removeUnfinished({ folder, data }: StoragePaths): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(`${basename(data)}.unfinished`))) {
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {}
  }
}

/** Texts sort alike on every machine; whoever can open the socket may log in. */
async function initialise(data: string, { initdb }: Programs, { prefix }: SystemAccount) {
  const texts = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const parameters = ['-D', data, '--username=cigogne', '--auth=trust', '--no-instructions', ...texts];
  const [program = '', ...rest] = [...prefix, initdb, ...parameters];
  const child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
  return { output: await text(child.stderr), code: await ended };
}

/** Its last lines tell what it does about a failure. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  return lines.findLast((line) => /error:|FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
}

function cannotMake({ folder }: StoragePaths, reason: string): CannotOpenDatabase {
  return new CannotOpenDatabase(`The embedded database in ${folder} cannot be made: ${reason}.`);
}
