import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';

let dataDir: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0);
  dataDir = mkdtempSync(join(tmpdir(), 'cigogne-private-'));
  chmodSync(dataDir, 0o777);
});
afterEach(() => {
  process.umask(umask);
  rmSync(dataDir, { recursive: true });
});

const KEPT = ['catalogue/feed-refused.csv', 'db/18/base/1', 'images/item/a.webp', 'outbox/mail.eml', 'secret'];

/** Created with a careless umask, readable by anyone. */
function makeOpenFiles(...names: string[]): void {
  for (const name of names) {
    mkdirSync(join(dataDir, name, '..'), { recursive: true });
    writeFileSync(join(dataDir, name), 'x'.repeat(43));
  }
}

/** Everything other accounts have rights to, including the folder itself. */
function open(): string[] {
  const names = ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];
  return names.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0).sort();
}

test('A start revokes other accounts’ rights to what is kept, now and later', () => {
  makeOpenFiles(...KEPT);
  expect(open()).toHaveLength(13);
  readConfig({ DATA_DIR: dataDir });
  expect(open()).toEqual([]);
  makeOpenFiles('images/item/b.webp', 'images/help/c.webp');
  expect(open()).toEqual([]);
});

test('Foreign files in the folder are left alone, and so is the folder then', () => {
  makeOpenFiles(...KEPT, 'notes/about-this-machine');
  readConfig({ DATA_DIR: dataDir });
  expect(open()).toEqual(['.', 'notes', 'notes/about-this-machine']);
});
