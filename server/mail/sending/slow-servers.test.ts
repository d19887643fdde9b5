import { afterEach, expect, it, vi } from 'vitest';
import { mailWriters } from '../../background/mail-writers.ts';
import { startJobs } from '../../jobs/jobs.ts';
import { openSlowMailServer } from '../../testing/breakable/slow-mail-server.ts';
import { createUser } from '../../testing/builders.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import type { MailJob } from '../mail-job.ts';
import { deliverMail } from './deliver.ts';
import { closeSmtp, sendBySmtp } from './smtp.ts';

type SlowMailServer = Awaited<ReturnType<typeof openSlowMailServer>>;

const MESSAGE = { from: 'a@example.org', to: 'b@example.org', text: 'Bonjour' };

const testApp = sharedTestApp();
let server: SlowMailServer | undefined;
afterEach(async () => {
  closeSmtp();
  await server?.close();
});

async function askForMails(count: number): Promise<string[]> {
  const people: string[] = [];
  while (people.length < count) people.push((await createUser(testApp)).email);
  for (const email of people) await testApp.request('POST /password-reset/request-reset', { body: { email } });
  return people;
}

/** A worker with a two-second lease on a mail, sending to this server. */
async function startWorker(url: string, stopPatienceMs?: number) {
  const { context } = testApp;
  const jobs = await startJobs(testApp.connection, {
    leases: { leaseSeconds: 2, beatMs: 300 },
    ...(stopPatienceMs === undefined ? {} : { stopPatienceMs }),
  });
  const config = { ...context.config, smtpUrl: url };
  jobs.work<MailJob>('mail', (job, _history, signal) =>
    deliverMail({ ...context, config }, mailWriters, job, { signal }),
  );
  return jobs;
}

it('a mail server that takes longer for each answer than a hold on a mail lasts gets each mail once', async () => {
  server = await openSlowMailServer(() => 700 + Math.random() * 600);
  const { url, accepted } = server;
  const people = await askForMails(14);
  const workers = [await startWorker(url), await startWorker(url)];
  await vi.waitUntil(() => accepted.length >= people.length, { timeout: 50_000 });
  await Promise.all(workers.map((jobs) => jobs.stop()));
  expect(accepted.map(({ to }) => to).sort()).toEqual(people.toSorted());
});

it('a mail server that never says a word is given up after a while, and the service can stop before', async () => {
  server = await openSlowMailServer(() => Number.POSITIVE_INFINITY);
  const { url, accepted } = server;
  await askForMails(1);
  const jobs = await startWorker(url, 500);
  await vi.waitUntil(() => server?.connections() === 1);
  await jobs.stop();
  closeSmtp();
  expect(accepted).toEqual([]);
  const patience = { greeting: 300, answer: 300, mail: 5000 };
  await expect(sendBySmtp(url, MESSAGE, { patience })).rejects.toThrow('SMTP ETIMEDOUT');
});

it.each([
  ['hear the greeting', /^220/],
  ['hear that it has the message', /queued/],
])('waits as long as it may take to %s, and no longer', async (_, slowAnswer) => {
  server = await openSlowMailServer((answer) => (slowAnswer.test(answer) ? 900 : 0));
  await sendBySmtp(server.url, MESSAGE, { patience: { greeting: 2000, answer: 2000, mail: 9000 } });
  expect(server.accepted).toHaveLength(1);
  closeSmtp();
  const short = { greeting: 400, answer: 400, mail: 9000 };
  await expect(sendBySmtp(server.url, MESSAGE, { patience: short })).rejects.toThrow('SMTP ETIMEDOUT');
});
