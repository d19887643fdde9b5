import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sentMails } from '../../database/schema.ts';
import { mailWriters } from '../../mail-writers.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { Mail } from '../mail.ts';
import type { MailJob, MailKind } from '../mail-job.ts';
import { hashGiver, hashRecipient, suppress } from '../recipients/suppress.ts';
import { deliverMail } from './deliver.ts';
import { closeSmtp } from './smtp.ts';

const MAIL: Mail = {
  to: 'jeanne@example.org',
  language: 'fr',
  policy: 'notice',
  subject: 'Merci pour le « doudou » 🐰',
  preview: 'Un mot de Camille',
  heading: 'Merci, Jeanne',
  blocks: [
    { kind: 'paragraph', text: 'Léonie ne quitte plus son doudou.' },
    { kind: 'button', label: 'Voir', url: 'http://localhost:3000/my-booking/jeton-secret' },
  ],
};

interface Mailbox {
  url: string;
  port: number;
  mails: { envelope: { from: string; to: string[] }; mail: Email }[];
  /** How the server answers a recipient: null takes it. */
  refusal: { code: number; text: string } | null;
  close(): Promise<void>;
}

let testApp: TestApp;
let mailbox: Mailbox;
let logged: string[];
let logger: Logger;
let count = 0;

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  mailbox = await openMailbox();
  logged = [];
  logger = pino({}, new Writable({ write: (line, _encoding, done) => done(logged.push(String(line)) ? null : null) }));
});
afterEach(async () => {
  closeSmtp();
  await mailbox.close();
});

async function openMailbox(port = 0): Promise<Mailbox> {
  const box: Mailbox = { url: '', port: 0, mails: [], refusal: null, close: async () => undefined };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 50,
    onRcptTo: (_address, _session, done) =>
      done(box.refusal ? Object.assign(new Error(box.refusal.text), { responseCode: box.refusal.code }) : null),
    onData: async (stream, { envelope }, done) => {
      const mail = await PostalMime.parse(await new Response(stream as never).arrayBuffer());
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      box.mails.push({ envelope: { from, to: envelope.rcptTo.map(({ address }) => address) }, mail });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  box.port = typeof address === 'object' && address ? address.port : 0;
  box.url = `smtp://127.0.0.1:${box.port}`;
  box.close = () => new Promise((resolve) => server.close(() => resolve()));
  return box;
}

const JOBS = {
  thanks: { kind: 'thanks', ids: { bookingId: 1, bookingIds: [1] } },
  activation: { kind: 'activation', ids: { user: 1, version: 1 } },
  'password-reset': { kind: 'password-reset', ids: { user: 1 } },
  'booking-summary': { kind: 'booking-summary', ids: { requestId: 1 } },
} as const satisfies Partial<{ [Kind in MailKind]: Omit<MailJob<Kind>, 'cause'> }>;

function anyJob(kind: keyof typeof JOBS = 'thanks'): MailJob {
  count += 1;
  const { ids, ...job } = JOBS[kind];
  return { ...job, ids: { ...ids }, cause: `thanks-${count}` } as MailJob;
}

/** Delivers by SMTP, unless `smtpUrl` is null. */
function deliver(job: MailJob, mail: Partial<Mail> = {}, smtpUrl: string | null = mailbox.url) {
  const context = { ...testApp.context, config: { ...testApp.context.config, smtpUrl } };
  return deliverMail(context, { ...mailWriters, [job.kind]: async () => ({ ...MAIL, ...mail }) }, job, { logger });
}

test('A mail arrives with its words, its sender and the headers of a machine’s mail', async () => {
  const job = anyJob();
  await deliver(job);
  const [received] = mailbox.mails;
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
  const { mail } = mailbox.mails[0] ?? expect.fail('no mail');
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
  expect(mailbox.mails).toHaveLength(1);
});

test('A mail waits while the mail server is down, and arrives once when it is back', async () => {
  const job = anyJob();
  const { url, port } = mailbox;
  await deliver(anyJob());
  await mailbox.close();
  await expect(deliver(job, {}, url)).rejects.toThrow('SMTP');
  mailbox = await openMailbox(port);
  await deliver(job, {}, url);
  await deliver(job, {}, url);
  expect(mailbox.mails.map(({ mail }) => mail.messageId)).toEqual([`<${job.cause}@localhost>`]);
});

test('A mail server that asks to wait is tried again later', async () => {
  const job = anyJob();
  mailbox.refusal = { code: 451, text: 'jeanne@example.org: greylisted' };
  await expect(deliver(job)).rejects.toThrow('451');
  mailbox.refusal = null;
  await deliver(job);
  expect(mailbox.mails).toHaveLength(1);
});

test('A recipient whom the mail server does not know is given up, and told to the operator', async () => {
  mailbox.refusal = { code: 550, text: 'jeanne@example.org: no such user' };
  await expect(deliver(anyJob())).rejects.toMatchObject({ isFinal: true });
  expect(mailbox.mails).toHaveLength(0);
  expect(logged.join('')).toContain('mail refused');
  expect(logged.join('')).toContain('550');
});

test('One address gets at most five mails a day that nobody asked for, and the others as before', async () => {
  const to = 'Harcelee@example.org';
  for (const address of [to, to.toLowerCase(), to, to, to, to, to]) {
    await deliver(anyJob(), { to: address, policy: 'warning' });
  }
  expect(mailbox.mails).toHaveLength(5);
  expect(logged.filter((line) => line.includes('mail dropped'))).toHaveLength(2);
  await deliver(anyJob(), { to });
  await deliver(anyJob(), { to: 'jeanne@example.org', policy: 'warning' });
  expect(mailbox.mails).toHaveLength(7);
});

test('A sixth mail that is owed waits for another day instead of being dropped', async () => {
  const mail = { to: 'aimee@example.org', policy: 'letter' } as const;
  for (let count = 0; count < 5; count += 1) await deliver(anyJob(), mail);
  const sixth = anyJob();
  await expect(deliver(sixth, mail)).rejects.toThrow('enough of such mails');
  await testApp.context.database
    .update(sentMails)
    .set({ createdAt: new Date('2026-01-01'), sentAt: new Date('2026-01-01') });
  await deliver(sixth, mail);
  expect(mailbox.mails).toHaveLength(6);
});

test('Ten mails to one address at the same moment are five, also when some are tried again', async () => {
  const mail = { to: 'ensemble@example.org', policy: 'warning' } as const;
  const jobs = Array.from({ length: 10 }, anyJob);
  mailbox.refusal = { code: 451, text: 'later' };
  await Promise.allSettled(jobs.map((job) => deliver(job, mail)));
  mailbox.refusal = null;
  await Promise.all(jobs.map((job) => deliver(job, mail)));
  expect(mailbox.mails).toHaveLength(5);
});

test('A mail to somebody who may not know us tells mail programs and people how to refuse others', async () => {
  await deliver(anyJob(), { policy: 'share' });
  const { mail } = mailbox.mails[0] ?? expect.fail('no mail');
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  const address = /^<(http:\/\/localhost:3000\/unsubscribe\/[\w-]+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1];
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail.text).toContain(`Ne plus recevoir de tels emails\n${address}`);
  expect(mail.html).toContain(`href="${address}"`);
});

test('Whoever refused such mails gets none, in any spelling of the address, and all the others', async () => {
  const to = 'Refus@example.org';
  const { keys } = testApp.context.config;
  await suppress(testApp.context.database, hashRecipient(keys, 'refus@example.org')[0]);
  await deliver(anyJob(), { to, policy: 'share' });
  await expect(deliver(anyJob(), { to, policy: 'letter' })).rejects.toMatchObject({ isFinal: true });
  expect(mailbox.mails).toHaveLength(0);
  await deliver(anyJob(), { to, policy: 'warning' });
  await deliver(anyJob(), { to, policy: 'confirmation' });
  await deliver(anyJob(), { to });
  expect(mailbox.mails).toHaveLength(3);
});

test('Links that anybody may ask for are counted by kind, and beyond five a day one an hour still leaves', async () => {
  const mail = { to: 'oubli@example.org', policy: 'asked-for' } as const;
  const ask = (kind: keyof typeof JOBS = 'password-reset') => deliver(anyJob(kind), mail);
  for (let times = 0; times < 5; times += 1) await deliver(anyJob(), { to: mail.to, policy: 'warning' });
  for (let times = 0; times < 7; times += 1) await ask();
  expect(mailbox.mails).toHaveLength(5 + 5);
  await ask('activation');
  expect(mailbox.mails).toHaveLength(5 + 5 + 1);
  await testApp.context.database
    .update(sentMails)
    .set({ createdAt: new Date(Date.now() - 51 * 60_000) })
    .where(eq(sentMails.kind, 'password-reset'));
  await ask();
  await ask();
  expect(mailbox.mails).toHaveLength(5 + 5 + 1 + 1);
});

test('Summaries of bookings wait beyond ten a day, and one every three hours still leaves', async () => {
  const mail = { to: 'livres@example.org', policy: 'summary' } as const;
  const book = () => deliver(anyJob('booking-summary'), mail);
  for (let times = 0; times < 10; times += 1) await book();
  const later = async (minutes: number) =>
    testApp.context.database.update(sentMails).set({ createdAt: new Date(Date.now() - minutes * 60_000) });
  await expect(book()).rejects.toMatchObject({ isFinal: false });
  await later(170);
  await expect(book()).rejects.toMatchObject({ isFinal: false });
  await later(181);
  await book();
  await expect(book()).rejects.toMatchObject({ isFinal: false });
  expect(mailbox.mails).toHaveLength(11);
});

test('Mails about bookings are refused apart from the others, and owed to who booked before', async () => {
  const to = 'donateur@example.org';
  const { keys } = testApp.context.config;
  await suppress(testApp.context.database, hashGiver(keys, to)[0]);
  await deliver(anyJob(), { to, policy: 'to-giver' });
  await deliver(anyJob(), { to, policy: 'to-giver', bookedAt: new Date(Date.now() + 60_000) });
  expect(mailbox.mails).toHaveLength(0);
  await deliver(anyJob(), { to, policy: 'to-giver', bookedAt: new Date('2026-01-01') });
  await deliver(anyJob(), { to, policy: 'share' });
  expect(mailbox.mails).toHaveLength(2);
});

test('Logs tell what was sent, and neither to whom nor what', async () => {
  await deliver(anyJob(), { policy: 'warning' });
  await deliver(anyJob(), {}, null);
  const failures: Error[] = [];
  for (const [code, text] of [
    [550, 'jeanne@example.org: no such user'],
    [451, 'jeanne@example.org: greylisted'],
  ] as const) {
    mailbox.refusal = { code, text };
    await deliver(anyJob()).catch((error: Error) => failures.push(error));
  }
  expect(failures).toHaveLength(2);
  expect(logged).toHaveLength(4);
  for (const words of [...logged, ...failures.map(String)]) {
    expect(words).not.toMatch(/jeanne|example\.org|jeton-secret|doudou|Merci/i);
  }
});

test('Without a mail server each mail is a file, written whole or not at all, once for a cause', async () => {
  const folder = join(testApp.context.config.dataDir, 'outbox');
  const job = anyJob();
  await deliver(job, {}, null);
  await deliver(job, { subject: 'Autre' }, null);
  expect(await readdir(folder)).toContain(`${job.cause}.eml`);
  expect((await readdir(folder)).filter((name) => !name.endsWith('.eml'))).toEqual([]);
  const mail = await PostalMime.parse(await readFile(join(folder, `${job.cause}.eml`)));
  expect(mail.subject).toBe(MAIL.subject);
  expect(mail.to).toEqual([{ name: '', address: 'jeanne@example.org' }]);
  expect(logged.join('')).toContain(`${job.cause}.eml`);
});

test('Names and subjects cannot add headers, recipients or markup', async () => {
  const name = '"><script>alert(1)</script>\r\nBcc: victime@example.org\r\n\r\nX';
  await deliver(anyJob(), {
    subject: `Merci ${name}`,
    preview: name,
    heading: name,
    blocks: [
      { kind: 'paragraph', text: name },
      { kind: 'quote', text: name },
      { kind: 'gifts', heading: name, gifts: [{ title: name, detail: name }] },
      { kind: 'registry', label: name, title: name, gifts: [], toGift: name, sendTo: name, address: [name] },
      { kind: 'button', label: name, url: `http://localhost:3000/"onclick="alert(1)` },
      { kind: 'note', text: name },
    ],
  });
  const { mail, envelope } = mailbox.mails[0] ?? expect.fail('no mail');
  expect(envelope.to).toEqual(['jeanne@example.org']);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.subject).toBe('Merci "><script>alert(1)</script> Bcc: victime@\u200Cexample.\u200Corg X');
  expect(mail.html).not.toMatch(/<script|"onclick=/i);
});

test('An address that reads as two is one, and nobody else gets the mail', async () => {
  await deliver(anyJob(), { to: 'jeanne@example.org, victime@example.org' }).catch(() => undefined);
  expect(mailbox.mails.flatMap(({ envelope }) => envelope.to)).not.toContain('victime@example.org');
});
