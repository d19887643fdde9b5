import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compiledCode, startOptions } from '../../scripts/processes.mjs';
import { openDatabase } from '../database/client.ts';
import { users } from '../database/schema/accounts.ts';
import { quickFolder } from '../testing/databases/quick-folder.ts';

// Each run opens a database of its own.
vi.setConfig({ testTimeout: 90_000 });

const PROGRAM = fileURLToPath(new URL('./create-superuser.ts', import.meta.url));

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(quickFolder(), 'cigogne-test-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function createSuperuser(parameters: string[], piped = '') {
  const child = spawn(process.execPath, [...startOptions, PROGRAM, ...parameters], {
    env: { DATA_DIR: dataDir, NODE_COMPILE_CACHE: compiledCode },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined).end(piped);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, errors, code };
}

test('An operator makes a superuser, with a password that is piped in or made and shown once', async () => {
  const made = await createSuperuser(['--email', 'admin@example.org']);
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(made.output).toMatch(/^admin@example\.org is a superuser now\.\nPassword: [\w-]{22,}\n$/);
  const changed = await createSuperuser(['--email', 'admin@example.org'], 'Galet!brume7\n');
  expect(changed).toMatchObject({ code: 0, errors: '' });
  expect(changed.output).not.toContain('Galet!brume7');
});

test.each([
  [['--email', 'admin'], '', '--email: '],
  [[], '', '--email: '],
  [['--email', 'admin@example.org'], 'faible', 'Password: '],
  [['--email', 'admin@example.org'], 'Cigogne2026!', 'Password: '],
  [['--email', 'admin@example.org'], 'Galet!brume7\nGalet!brume8\n', 'Password: more than one line'],
])('A mistake is one clear line: %j %j', async (parameters, piped, beginning) => {
  const { code, output, errors } = await createSuperuser(parameters, piped);
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(errors.startsWith(beginning)).toBe(true);
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
});

test('While the service runs on the embedded database, the command works beside it', async () => {
  const running = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const { code, errors } = await createSuperuser(['--email', 'other@example.org']);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(await running.database.$count(users, eq(users.email, 'other@example.org'))).toBe(1);
  } finally {
    await running.close();
  }
});
