import { afterEach, expect, it, vi } from 'vitest';
import { openSlowMailServer } from '../../testing/breakable/slow-mail-server.ts';
import { createUser } from '../../testing/builders.ts';
import { type ServerProcess, startServerProcess } from '../../testing/processes/server-process.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
let server: Awaited<ReturnType<typeof openSlowMailServer>> | undefined;
const running = new Set<ServerProcess>();
afterEach(async () => {
  for (const process of running) await process.end('SIGKILL');
  running.clear();
  await server?.close();
});

async function start(smtpUrl: string): Promise<ServerProcess> {
  const { dataDir } = testApp.context.config;
  const process = await startServerProcess({ dataDir, databaseUrl: testApp.databaseUrl, smtpUrl });
  running.add(process);
  return process;
}

async function askForMails(count: number): Promise<string[]> {
  const people: string[] = [];
  while (people.length < count) people.push((await createUser(testApp)).email);
  for (const email of people) await testApp.request('POST /password-reset/request-reset', { body: { email } });
  return people;
}

it('two nodes and a mail server that takes 5 to 40 seconds for each answer: each mail arrives, once', async () => {
  server = await openSlowMailServer(() => 5000 + Math.random() * 35_000);
  const { url, accepted } = server;
  const people = await askForMails(24);
  await Promise.all([start(url), start(url)]);
  await vi.waitUntil(() => accepted.length >= people.length, { timeout: 900_000, interval: 1000 });
  // By now a sender that thought one was lost would have sent it again.
  await new Promise((resolve) => setTimeout(resolve, 60_000));
  expect(accepted.map(({ to }) => to).sort()).toEqual(people.toSorted());
}, 1_000_000);

it('after a kill -9 the mails go on within half a minute, and only what was being handed over comes twice', async () => {
  server = await openSlowMailServer(() => 1000);
  const { url, accepted } = server;
  const people = await askForMails(20);
  const killed = await start(url);
  await vi.waitUntil(() => accepted.length >= 5, { timeout: 60_000 });
  await killed.end('SIGKILL');
  const before = new Set(accepted.map(({ to }) => to));
  const at = Date.now();
  await start(url);
  const held = people.filter((email) => !before.has(email));
  await vi.waitUntil(() => accepted.some(({ to }) => held.includes(to)), { timeout: 30_000, interval: 50 });
  expect(Date.now() - at).toBeLessThan(30_000);
  await vi.waitUntil(() => new Set(accepted.map(({ to }) => to)).size === people.length, { timeout: 90_000 });
  // Five are on their way at a time.
  expect(accepted.length - people.length).toBeLessThanOrEqual(5);
});
