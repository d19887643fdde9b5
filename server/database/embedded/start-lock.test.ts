import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockStart } from './start-lock.ts';

const parent = mkdtempSync(join(tmpdir(), 'cigogne-lock-'));
afterAll(() => rmSync(parent, { recursive: true }));
const folder = () => join(parent, randomBytes(8).toString('hex'));

describe('starting the embedded database', () => {
  it('is for one process at a time', async () => {
    const place = folder();
    const unlock = await lockStart(place);
    expect(unlock).not.toBeNull();
    expect(await lockStart(place)).toBeNull();
    await unlock?.();
    const again = await lockStart(place);
    expect(again).not.toBeNull();
    await again?.();
  });

  it('is the same one by another way to it', async () => {
    const place = folder();
    const unlock = await lockStart(place);
    symlinkSync(place, `${place}-link`);
    expect(await lockStart(`${place}-link`)).toBeNull();
    await unlock?.();
  });

  it('is free again at once after a kill -9', async () => {
    const place = folder();
    const module = new URL('./start-lock.ts', import.meta.url).href;
    const script = `await (await import(${JSON.stringify(module)})).lockStart(${JSON.stringify(place)});
      console.log('locked'); setInterval(() => undefined, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(holder.stdout, 'data');
    expect(await lockStart(place)).toBeNull();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const unlock = await lockStart(place);
    expect(unlock).not.toBeNull();
    await unlock?.();
  });
});
