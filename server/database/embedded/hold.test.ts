import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { untilGuardianEnded } from './hold.ts';
import { findStoragePaths } from './storage-paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'cigogne-hold-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('A pipe that a crash left is not waited for, also where the clock went back since', async () => {
  const paths = findStoragePaths(folder);
  execFileSync('/usr/bin/mkfifo', [paths.pipe]);
  const begin = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => begin - 3_600_000 + performance.now());
  const before = performance.now();
  await untilGuardianEnded(paths);
  clock.mockRestore();
  expect(performance.now() - before).toBeLessThan(5000);
});
