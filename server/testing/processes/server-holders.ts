import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { holdServer } from '../../database/embedded/server.ts';
import { quickFolder } from '../databases/quick-folder.ts';

/** For a file of tests: folders for embedded servers, and processes that each hold one. */
export function serverHolders() {
  const parent = mkdtempSync(join(quickFolder(), 'cigogne-embedded-'));
  const holders: ChildProcess[] = [];
  const newFolder = () => join(parent, randomBytes(4).toString('hex'));
  let made: Promise<string> | undefined;
  afterEach(async () => {
    for (const holder of holders.splice(0)) await kill(holder);
  });
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  return {
    parent,
    newFolder,
    /** One whose server has run before: making its files takes longer than most tests. */
    async usedFolder(): Promise<string> {
      made ??= runOnce(newFolder());
      const folder = newFolder();
      await cp(join(await made, '18'), join(folder, '18'), { recursive: true });
      return folder;
    },
    async holdElsewhere(folder: string): Promise<ChildProcess> {
      const module = new URL('../../database/embedded/server.ts', import.meta.url).href;
      const script = `const { holdServer } = await import(${JSON.stringify(module)});
        const held = await holdServer(${JSON.stringify(folder)});
        process.on('SIGTERM', () => held.release().then(() => process.exit()));
        console.log(held.url); setInterval(() => undefined, 1000);`;
      const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      holders.push(holder);
      await once(holder.stdout as NonNullable<typeof holder.stdout>, 'data');
      return holder;
    },
  };
}

async function runOnce(folder: string): Promise<string> {
  await (await holdServer(folder)).release();
  await untilEnded(folder);
  return folder;
}

export async function kill(holder: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const exit = once(holder, 'exit');
  holder.kill(signal);
  await exit;
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The process id of the server itself. */
export function serverId(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, '18', 'postmaster.pid'), 'utf8'), 10);
}

export async function untilEnded(folder: string): Promise<void> {
  await vi.waitUntil(() => guardiansOf(folder).length === 0, { timeout: 20_000 });
  expect(existsSync(join(folder, '18', 'postmaster.pid'))).toBe(false);
}

/** The shell processes watching over a server. */
export function guardiansOf(folder: string): number[] {
  const { stdout } = spawnSync('pgrep', ['-f', `guardian.sh ${folder}`], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

export function killAll(ids: number[]): void {
  for (const id of ids) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
