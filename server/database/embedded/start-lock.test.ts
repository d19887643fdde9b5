import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CannotOpenDatabase } from '../cannot-open.ts';
import { lockStart } from './start-lock.ts';

const parent = mkdtempSync(join(tmpdir(), 'cigogne-lock-'));
afterAll(() => rmSync(parent, { recursive: true }));
const newFolder = () => mkdtempSync(join(parent, 'db-'));

/** A process that reports whether it got the lock, and keeps it. */
async function contend(folder: string): Promise<{ contender: ChildProcess; hasLock: boolean }> {
  const module = new URL('./start-lock.ts', import.meta.url).href;
  const script = `const unlock = (await import(${JSON.stringify(module)})).lockStart(${JSON.stringify(folder)});
    console.log(unlock !== null); setInterval(() => unlock, 1000);`;
  const contender = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [said] = await once(contender.stdout, 'data');
  return { contender, hasLock: String(said).trim() === 'true' };
}

async function kill(contender: ChildProcess): Promise<void> {
  const exit = once(contender, 'exit');
  contender.kill('SIGKILL');
  await exit;
}

describe('starting the embedded database', () => {
  it('is for one at a time', () => {
    const folder = newFolder();
    const unlock = lockStart(folder);
    expect(unlock).not.toBeNull();
    expect(lockStart(folder)).toBeNull();
    unlock?.();
    const again = lockStart(folder);
    expect(again).not.toBeNull();
    again?.();
  });

  it('is refused in one line where the lock cannot be written', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'start.lock'), 'garbage'.repeat(100));
    expect(() => lockStart(folder)).toThrow(CannotOpenDatabase);
    expect(() => lockStart(join(folder, 'none'))).toThrow(/^The embedded database in .*none cannot be opened: .+\.$/);
  });

  it('is the same by another way to the folder', () => {
    const folder = newFolder();
    const unlock = lockStart(folder);
    symlinkSync(folder, `${folder}-link`);
    expect(lockStart(`${folder}-link`)).toBeNull();
    unlock?.();
  });

  it('is for one of many processes, also right after a kill -9', async () => {
    const folder = newFolder();
    for (let round = 0; round < 3; round += 1) {
      const contenders = await Promise.all([1, 2, 3, 4].map(() => contend(folder)));
      expect(contenders.filter(({ hasLock }) => hasLock)).toHaveLength(1);
      await Promise.all(contenders.map(({ contender }) => kill(contender)));
    }
  });
});
