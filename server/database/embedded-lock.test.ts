import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockEmbedded } from './embedded-lock.ts';

const parent = mkdtempSync(join(tmpdir(), 'cigogne-lock-'));
afterAll(() => rmSync(parent, { recursive: true }));
const folder = () => join(parent, randomBytes(8).toString('hex'));

describe('the embedded database', () => {
  it('is open in one process at a time', async () => {
    const place = folder();
    const unlock = await lockEmbedded(place);
    expect(unlock).not.toBeNull();
    expect(await lockEmbedded(place)).toBeNull();
    await unlock?.();
    const again = await lockEmbedded(place);
    expect(again).not.toBeNull();
    await again?.();
  });

  it('is the same one by another way to it', async () => {
    const place = folder();
    const unlock = await lockEmbedded(place);
    symlinkSync(place, `${place}-link`);
    expect(await lockEmbedded(`${place}-link`)).toBeNull();
    await unlock?.();
  });

  it('opens again at once after a kill -9', async () => {
    const place = folder();
    const module = new URL('./embedded-lock.ts', import.meta.url).href;
    const script = `await (await import(${JSON.stringify(module)})).lockEmbedded(${JSON.stringify(place)});
      console.log('locked'); setInterval(() => undefined, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(holder.stdout, 'data');
    expect(await lockEmbedded(place)).toBeNull();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const unlock = await lockEmbedded(place);
    expect(unlock).not.toBeNull();
    await unlock?.();
  });
});
