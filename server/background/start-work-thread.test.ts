import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { type CuttableProxy, openProxyTo } from '../testing/breakable/cuttable-proxy.ts';
import { createUser } from '../testing/builders.ts';
import { readOutbox } from '../testing/mails/outbox.ts';
import { startWorkThread, type WorkThread } from './start-work-thread.ts';

let testApp: TestApp;
let proxy: CuttableProxy;
let proxied: string;
let thread: WorkThread | undefined;
const outages: string[] = [];

beforeEach(async () => {
  testApp = await startTestApp();
  const way = await openProxyTo(testApp.databaseUrl);
  ({ proxy, url: proxied } = way);
  vi.stubEnv('DATA_DIR', testApp.context.config.dataDir);
  vi.stubEnv('LOG_LEVEL', 'silent');
  outages.length = 0;
});
afterEach(async () => {
  await thread?.stop();
  thread = undefined;
  await proxy.close();
  await testApp.close();
});

function begin(): WorkThread {
  thread = startWorkThread(proxied, (outage) => outages.push(outage));
  return thread;
}

async function askForMail(): Promise<void> {
  const { email } = await createUser(testApp);
  await testApp.request('POST /password-reset/request-reset', { body: { email } });
  thread?.wake('mail');
}

const mailsAreOut = (count: number) =>
  vi.waitUntil(async () => (await readOutbox(testApp.context.config.dataDir)).length === count, { timeout: 30_000 });

it('a thread sends what is queued, tells of an outage, and goes on after it', async () => {
  begin();
  await askForMail();
  await mailsAreOut(1);
  proxy.refuse();
  await vi.waitUntil(() => outages.includes('away'), { timeout: 30_000 });
  proxy.heal();
  await askForMail();
  await mailsAreOut(2);
});

it('a thread begins as soon as the database is back that was away at its start', async () => {
  proxy.refuse();
  begin();
  await vi.waitUntil(() => outages.includes('away'), { timeout: 30_000 });
  proxy.heal();
  await askForMail();
  await mailsAreOut(1);
});

it('a thread told to stop while the database is silent at its start ends at once', async () => {
  proxy.cut();
  const begun = begin();
  await pause(500);
  await Promise.race([begun.stop(), pause(10_000).then(() => expect.fail('It goes on.'))]);
});

it('a thread told to stop during its start ends as well', async () => {
  const { databaseUrl: url } = testApp;
  const others = Array.from({ length: 3 }, () => startWorkThread(url, () => undefined));
  await Promise.all(
    others.map(async (other, index) => {
      await pause(300 * index);
      await other.stop();
    }),
  );
});
