import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepInOutbox } from './outbox.ts';

test('a mail that cannot be kept leaves no draft behind', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cigogne-outbox-'));
  // Something else stands where the mail should go.
  await mkdir(join(dataDir, 'outbox', 'welcome-1.eml', 'in-the-way'), { recursive: true });
  await expect(keepInOutbox(dataDir, 'welcome-1', { from: 'a@example.org', text: 'Bonjour' })).rejects.toThrow();
  expect(await readdir(join(dataDir, 'outbox'))).toEqual(['welcome-1.eml']);
  await rm(dataDir, { recursive: true });
});
