import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'cigogne-scripts-'));
const programs: number[] = [];
afterAll(() => {
  for (const id of programs.filter(isAlive)) process.kill(id, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Finishes its work when asked to end, as the service does; its files record what happened. */
const PROGRAM = `
  const { writeFileSync } = require('node:fs');
  setInterval(() => undefined, 1000);
  process.once('SIGTERM', () => { writeFileSync('ended', ''); process.exit(7); });
  process.once('SIGINT', () => process.exit(8));
  process.chdir(${JSON.stringify(folder)});
  writeFileSync('id', String(process.pid));`;

/** A Node that cannot replace itself, like those before 22.15. */
async function becomeOnOldNode(): Promise<{ wrapper: ChildProcess; id: number }> {
  const program = join(folder, 'program.cjs');
  writeFileSync(program, PROGRAM);
  rmSync(join(folder, 'id'), { force: true });
  const module = new URL('./processes.mjs', import.meta.url).href;
  const script = `process.execve = undefined;
    const { become } = await import(${JSON.stringify(module)});
    await become([${JSON.stringify(program)}], {});`;
  const wrapper = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  const id = () => (existsSync(join(folder, 'id')) ? Number(readFileSync(join(folder, 'id'), 'utf8')) : 0);
  await vi.waitUntil(() => id() > 0, { timeout: 30_000 });
  programs.push(id());
  return { wrapper, id: id() };
}

describe('A program that is started by an older Node', () => {
  test('receives signals, and its exit code is passed on', async () => {
    const { wrapper } = await becomeOnOldNode();
    wrapper.kill('SIGINT');
    expect(await once(wrapper, 'exit')).toEqual([8, null]);
  });

  test('shuts down in order when its parent is killed', async () => {
    const { wrapper, id } = await becomeOnOldNode();
    wrapper.kill('SIGKILL');
    await vi.waitUntil(() => existsSync(join(folder, 'ended')), { timeout: 30_000 });
    await vi.waitUntil(() => !isAlive(id), { timeout: 30_000 });
  });
});

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
