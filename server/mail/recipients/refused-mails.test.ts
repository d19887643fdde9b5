import { expect, test } from 'vitest';
import { anyJob } from '../../testing/mails/any-mail.ts';
import { mailDelivery } from '../../testing/mails/mail-delivery.ts';
import { hashGiver, hashRecipient, suppress } from './suppress.ts';

const post = mailDelivery();
const { deliver } = post;

test('A mail to somebody who may not know us tells mail programs and people how to refuse others', async () => {
  await deliver(anyJob(), { policy: 'share' });
  const { mail } = post.mailbox.mails[0] ?? expect.fail('no mail');
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  const address = /^<(http:\/\/localhost:3000\/unsubscribe\/[\w-]+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1];
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail.text).toContain(`Ne plus recevoir ces emails\n${address}`);
  expect(mail.html).toContain(`href="${address}"`);
});

test('Whoever refused such mails gets none, in any spelling of the address, and all the others', async () => {
  const to = 'Refus@example.org';
  const { keys } = post.testApp.context.config;
  await suppress(post.testApp.context.database, hashRecipient(keys, 'refus@example.org')[0]);
  await deliver(anyJob(), { to, policy: 'share' });
  await expect(deliver(anyJob(), { to, policy: 'from-a-person' })).rejects.toMatchObject({ isFinal: true });
  expect(post.mailbox.mails).toHaveLength(0);
  await deliver(anyJob(), { to, policy: 'warning' });
  await deliver(anyJob(), { to, policy: 'confirmation' });
  await deliver(anyJob(), { to });
  expect(post.mailbox.mails).toHaveLength(3);
});

test('Mails about bookings are refused apart from the others, and owed to who booked before', async () => {
  const to = 'donateur@example.org';
  const { keys } = post.testApp.context.config;
  await suppress(post.testApp.context.database, hashGiver(keys, to)[0]);
  await deliver(anyJob(), { to, policy: 'to-giver' });
  await deliver(anyJob(), { to, policy: 'to-giver', bookedAt: new Date(Date.now() + 60_000) });
  expect(post.mailbox.mails).toHaveLength(0);
  await deliver(anyJob(), { to, policy: 'to-giver', bookedAt: new Date('2026-01-01') });
  await deliver(anyJob(), { to, policy: 'share' });
  expect(post.mailbox.mails).toHaveLength(2);
});
