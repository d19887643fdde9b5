import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { ANY_MAIL, anyJob } from '../../testing/mails/any-mail.ts';
import { mailDelivery } from '../../testing/mails/mail-delivery.ts';
import { openMailbox } from '../../testing/mails/mailbox.ts';

const post = mailDelivery();
const { deliver } = post;

test('A mail arrives with its words, its sender and the headers of a machine’s mail', async () => {
  const job = anyJob();
  await deliver(job);
  const [received] = post.mailbox.mails;
  expect(received?.envelope).toEqual({ from: 'bonjour@cigogne.localhost', to: ['jeanne@example.org'] });
  const { mail } = received ?? expect.fail('no mail');
  expect(mail.subject).toBe('Merci pour le « doudou » 🐰');
  expect(mail.from).toEqual({ name: 'Cigogne', address: 'bonjour@cigogne.localhost' });
  expect(mail.to).toEqual([{ name: '', address: 'jeanne@example.org' }]);
  expect(mail.messageId).toBe(`<${job.cause}@localhost>`);
  expect(Date.parse(mail.date ?? '')).not.toBeNaN();
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'fr' });
  expect(mail.text).toContain('Léonie ne quitte plus son doudou.');
  expect(mail.text).toContain('http://localhost:3000/my-booking/jeton-secret');
  expect(mail.html).toContain('Léonie ne quitte plus son doudou.');
});

test('A mail brings its picture along and loads nothing when it is opened', async () => {
  await deliver(anyJob());
  const { mail } = post.mailbox.mails[0] ?? expect.fail('no mail');
  expect(mail.attachments).toMatchObject([
    { contentId: '<stork@cigogne>', disposition: 'inline', mimeType: 'image/png' },
  ]);
  const sources = [...(mail.html ?? '').matchAll(/(?:src=|url\(|@import)["']?([^"')\s]+)/g)].map(
    ([, source]) => source,
  );
  expect(sources).toEqual(['cid:stork@cigogne']);
});

test('A job that runs again after its mail left sends nothing', async () => {
  const job = anyJob();
  await deliver(job);
  await deliver(job);
  expect(post.mailbox.mails).toHaveLength(1);
});

test('A mail waits while the mail server is down, and arrives once when it is back', async () => {
  const job = anyJob();
  const { url, port } = post.mailbox;
  await deliver(anyJob());
  await post.mailbox.close();
  await expect(deliver(job, {}, url)).rejects.toThrow('SMTP');
  post.mailbox = await openMailbox(port);
  await deliver(job, {}, url);
  await deliver(job, {}, url);
  expect(post.mailbox.mails.map(({ mail }) => mail.messageId)).toEqual([`<${job.cause}@localhost>`]);
});

test('A mail server that asks to wait is tried again later', async () => {
  const job = anyJob();
  post.mailbox.refusal = { code: 451, text: 'jeanne@example.org: greylisted' };
  await expect(deliver(job)).rejects.toThrow('451');
  post.mailbox.refusal = null;
  await deliver(job);
  expect(post.mailbox.mails).toHaveLength(1);
});

test('A recipient whom the mail server does not know is given up, and told to the operator', async () => {
  post.mailbox.refusal = { code: 550, text: 'jeanne@example.org: no such user' };
  await expect(deliver(anyJob())).rejects.toMatchObject({ isFinal: true });
  expect(post.mailbox.mails).toHaveLength(0);
  expect(post.logged.join('')).toContain('mail refused');
  expect(post.logged.join('')).toContain('550');
});

test('Logs tell what was sent, and neither to whom nor what', async () => {
  await deliver(anyJob(), { policy: 'warning' });
  await deliver(anyJob(), {}, null);
  const failures: Error[] = [];
  for (const [code, text] of [
    [550, 'jeanne@example.org: no such user'],
    [451, 'jeanne@example.org: greylisted'],
  ] as const) {
    post.mailbox.refusal = { code, text };
    await deliver(anyJob()).catch((error: Error) => failures.push(error));
  }
  expect(failures).toHaveLength(2);
  expect(post.logged).toHaveLength(4);
  for (const words of [...post.logged, ...failures.map(String)]) {
    expect(words).not.toMatch(/jeanne|example\.org|jeton-secret|doudou|Merci/i);
  }
});

test('Without a mail server each mail is a file, written whole or not at all, once for a cause', async () => {
  const folder = join(post.testApp.context.config.dataDir, 'outbox');
  const job = anyJob();
  await deliver(job, {}, null);
  await deliver(job, { subject: 'Autre' }, null);
  expect(await readdir(folder)).toContain(`${job.cause}.eml`);
  expect((await readdir(folder)).filter((name) => !name.endsWith('.eml'))).toEqual([]);
  const mail = await PostalMime.parse(await readFile(join(folder, `${job.cause}.eml`)));
  expect(mail.subject).toBe(ANY_MAIL.subject);
  expect(mail.to).toEqual([{ name: '', address: 'jeanne@example.org' }]);
  expect(post.logged.join('')).toContain(`${job.cause}.eml`);
});
