import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./extension.ts', import.meta.url));

it('A wrong address of the instance is one clear line', () => {
  const env = { PUBLIC_URL: 'cigogne.example' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], { env, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^PUBLIC_URL must be [^\n]+\n$/);
});
