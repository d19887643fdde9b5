import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/builders.ts';
import { readOutbox } from '../testing/mails/outbox.ts';
import { type ServerProcess, startServerProcess } from '../testing/processes/server-process.ts';

let testApp: TestApp;
const processes: ServerProcess[] = [];
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.end('SIGTERM')));
  await testApp.close();
});

async function start(role: 'web' | 'worker'): Promise<ServerProcess> {
  const { dataDir } = testApp.context.config;
  const process = await startServerProcess({ dataDir, databaseUrl: testApp.databaseUrl, role });
  processes.push(process);
  return process;
}

it('a process that serves leaves its mails to one that works, and that one serves nobody', async () => {
  const { dataDir } = testApp.context.config;
  const web = await start('web');
  const { email } = await createUser(testApp);
  const asked = await web.request('POST /password-reset/request-reset', { body: { email } });
  expect(asked.status).toBe(200);
  await wait(2500);
  expect(await readOutbox(dataDir)).toEqual([]);

  const worker = await start('worker');
  await vi.waitUntil(async () => (await readOutbox(dataDir)).length === 1, { timeout: 10_000 });
  const refused = await worker.request('GET /config');
  expect(refused.status).toBe(404);
  expect((await fetch(new URL('/readyz', refused.url))).status).toBe(200);
  expect((await fetch(new URL('/', refused.url))).status).toBe(404);
});
