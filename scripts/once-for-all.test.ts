import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

/** Notes each time it is made, and takes long enough for the other to come. */
const PROGRAM = `
  import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
  import { setTimeout } from 'node:timers/promises';
  import { onceForAll } from ${JSON.stringify(new URL('./once-for-all.mjs', import.meta.url).href)};
  const [made, notes, lock] = process.argv.slice(1);
  const make = async () => {
    appendFileSync(notes, 'made ');
    await setTimeout(1500);
    writeFileSync(made, '');
  };
  await onceForAll(() => existsSync(made), make, lock);
  console.log(existsSync(made));
`;

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'cigogne-once-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [made, notes, lock] = ['made', 'notes', 'lock'].map((name) => join(folder, name)) as [string, string, string];
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM, made, notes, lock]);
  return { start, lock, noted: () => readFile(notes, 'utf8') };
}

test('of two starts at once, one builds and the other waits for it', async () => {
  const { start, noted } = await newFolder();
  const both = await Promise.all([start(), start()]);
  expect(await noted()).toBe('made ');
  for (const { stdout } of both) expect(stdout).toMatch(/true\n$/);
});

test('nobody waits for a start that was killed', async () => {
  const { start, lock, noted } = await newFolder();
  const killed = promisify(execFile)(process.execPath, ['-e', '']);
  await killed;
  await writeFile(lock, String(killed.child.pid));
  await start();
  expect(await noted()).toBe('made ');
});
