import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentMails } from '../../database/schema/mail.ts';
import { anyJob } from '../../testing/mails/any-mail.ts';
import { mailDelivery } from '../../testing/mails/mail-delivery.ts';

const post = mailDelivery();
const { deliver } = post;

test('One address gets at most five mails a day that nobody asked for, and the others as before', async () => {
  const to = 'Harcelee@example.org';
  for (const address of [to, to.toLowerCase(), to, to, to, to, to]) {
    await deliver(anyJob(), { to: address, policy: 'warning' });
  }
  expect(post.mailbox.mails).toHaveLength(5);
  expect(post.logged.filter((line) => line.includes('mail dropped'))).toHaveLength(2);
  await deliver(anyJob(), { to });
  await deliver(anyJob(), { to: 'jeanne@example.org', policy: 'warning' });
  expect(post.mailbox.mails).toHaveLength(7);
});

test('A sixth mail that is owed waits for another day instead of being dropped', async () => {
  const mail = { to: 'aimee@example.org', policy: 'from-a-person' } as const;
  for (let count = 0; count < 5; count += 1) await deliver(anyJob(), mail);
  const sixth = anyJob();
  await expect(deliver(sixth, mail)).rejects.toThrow('enough of such mails');
  await post.testApp.context.database
    .update(sentMails)
    .set({ createdAt: new Date('2026-01-01'), sentAt: new Date('2026-01-01') });
  await deliver(sixth, mail);
  expect(post.mailbox.mails).toHaveLength(6);
});

test('Ten mails to one address at the same moment are five, also when some are tried again', async () => {
  const mail = { to: 'ensemble@example.org', policy: 'warning' } as const;
  const jobs = Array.from({ length: 10 }, anyJob);
  post.mailbox.refusal = { code: 451, text: 'later' };
  await Promise.allSettled(jobs.map((job) => deliver(job, mail)));
  post.mailbox.refusal = null;
  await Promise.all(jobs.map((job) => deliver(job, mail)));
  expect(post.mailbox.mails).toHaveLength(5);
});

test('Links that anybody may ask for are counted by kind, and beyond five a day one an hour still leaves', async () => {
  const mail = { to: 'oubli@example.org', policy: 'asked-for' } as const;
  const ask = (kind: Parameters<typeof anyJob>[0] = 'password-reset') => deliver(anyJob(kind), mail);
  for (let times = 0; times < 5; times += 1) await deliver(anyJob(), { to: mail.to, policy: 'warning' });
  for (let times = 0; times < 7; times += 1) await ask();
  expect(post.mailbox.mails).toHaveLength(5 + 5);
  await ask('activation');
  expect(post.mailbox.mails).toHaveLength(5 + 5 + 1);
  await post.testApp.context.database
    .update(sentMails)
    .set({ createdAt: new Date(Date.now() - 51 * 60_000) })
    .where(eq(sentMails.kind, 'password-reset'));
  await ask();
  await ask();
  expect(post.mailbox.mails).toHaveLength(5 + 5 + 1 + 1);
});

test('Summaries of bookings wait beyond ten a day, and one every three hours still leaves', async () => {
  const mail = { to: 'livres@example.org', policy: 'summary' } as const;
  const book = () => deliver(anyJob('booking-summary'), mail);
  for (let times = 0; times < 10; times += 1) await book();
  const later = async (minutes: number) =>
    post.testApp.context.database.update(sentMails).set({ createdAt: new Date(Date.now() - minutes * 60_000) });
  await expect(book()).rejects.toMatchObject({ isFinal: false });
  await later(170);
  await expect(book()).rejects.toMatchObject({ isFinal: false });
  await later(181);
  await book();
  await expect(book()).rejects.toMatchObject({ isFinal: false });
  expect(post.mailbox.mails).toHaveLength(11);
});
