import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './processes.mjs';

/** A service may be running from what was built of older sources. */
test('a command builds nothing', async () => {
  const project = await mkdtemp(join(tmpdir(), 'cigogne-command-'));
  onTestFinished(() => rm(project, { recursive: true }));
  for (const name of ['scripts', 'package.json', 'package-lock.json']) {
    await cp(join(root, name), join(project, name), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
  await mkdir(join(project, 'server/commands'), { recursive: true });
  const command = `import { readdirSync } from 'node:fs'; console.log(process.env.NODE_ENV, ...readdirSync('.').sort());`;
  await writeFile(join(project, 'server/commands/look.ts'), command);

  const parameters = ['scripts/command.mjs', 'server/commands/look.ts'];
  // Production unless somebody says otherwise, as tests do.
  const env = { ...process.env, NODE_ENV: undefined };
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: project, env });

  expect(stdout).toBe('production node_modules package-lock.json package.json scripts server\n');
});
