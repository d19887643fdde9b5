import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { contactMessages } from '../database/schema/contact.ts';
import { anyEmail } from '../testing/any-email.ts';
import { createUser } from '../testing/builders.ts';
import { startLimitedApp, statuses, times } from '../testing/limited-app.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();

function write(fields: object = {}, headers: Record<string, string> = {}) {
  const body = { name: 'Jeanne Petit', email: anyEmail(), message: 'Où est ma réservation ?', ...fields };
  return testApp.request('POST /contact', { body, headers });
}

/** The one mail sent for this message, with its headers. */
async function mailAbout(email: string) {
  const rows = await testApp.context.database.select().from(contactMessages).where(eq(contactMessages.email, email));
  const { id = 0 } = rows[0] ?? {};
  await testApp.deliverMails();
  return PostalMime.parse(await readFile(join(testApp.context.config.dataDir, 'outbox', `contact-${id}.eml`)));
}

describe('a message to the operator', () => {
  it('becomes one mail to the operator, who answers the address that was typed; nobody gets a copy', async () => {
    const email = anyEmail();
    expect((await write({ email }, { 'accept-language': 'de' })).json()).toEqual({ ok: true });
    const mail = await mailAbout(email);
    expect(mail.to?.map(({ address }) => address)).toEqual([testApp.context.config.operator.email]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([email]);
    expect([mail.cc ?? [], mail.bcc ?? []]).toEqual([[], []]);
    expect(mail.subject).toBe('Nachricht von Jeanne Petit');
    expect(mail.text).toContain('Où est ma réservation ?');
    expect(await testApp.mailsTo(email)).toEqual([]);
  });

  it('adds no header, recipient or link, whatever it says', async () => {
    const email = anyEmail();
    const message = 'Cliquez\r\nBcc: victime@example.org\r\n\r\nhttps://mechant.example/<script>alert(1)</script>';
    expect((await write({ email, name: 'https://mechant.example', message })).statusCode).toBe(200);
    const mail = await mailAbout(email);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.html).not.toMatch(/href="[^"]*mechant|<script/);
    expect(`${mail.subject}${mail.text}`).not.toMatch(/mechant\.example|victime@example/);
  });

  it.each([
    ['name', '', 'REQUIRED'],
    ['name', 'n'.repeat(256), 'TOO_LONG'],
    ['name', 'Jeanne\r\nBcc: victime@example.org', 'CONTROL_CHARACTERS'],
    ['email', 'jeanne', 'INVALID_EMAIL'],
    ['email', 'jeanne@example.org, victime@example.org', 'INVALID_EMAIL'],
    ['message', ' \u200B', 'REQUIRED'],
    ['message', 'm'.repeat(5001), 'TOO_LONG'],
  ])('is refused where its %s is %j', async (path, value, code) => {
    const answer = await write({ [path]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path, code }]);
  });

  it('comes five times an hour from one address, and thirty times from one place', async () => {
    const service = await startLimitedApp('on');
    const send = (email: string) => () =>
      service.request('POST /contact', { body: { name: 'Jeanne', email, message: 'Bonjour' }, from: '192.0.2.1' });
    expect(await statuses(times(6, send('jeanne@example.org')))).toEqual([...times(5, 200), 429]);
    const others = Array.from({ length: 25 }, () => send(anyEmail()));
    expect(await statuses(others)).toEqual([...times(24, 200), 429]);
  });

  it('sent again, since its answer got lost, is one message and counts once', async () => {
    const service = await startLimitedApp('on');
    const body = { name: 'Jeanne', email: anyEmail(), message: 'Bonjour' };
    const send = (message: string) => () => {
      const headers = { 'idempotency-key': `key of ${message}`.padEnd(16) };
      return service.request('POST /contact', { body: { ...body, message }, headers, from: '192.0.2.1' });
    };
    expect(await statuses(times(6, send('Bonjour')))).toEqual(times(6, 200));
    expect(await statuses(['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Quatre'].map(send))).toEqual([
      ...times(4, 200),
      429,
      200,
    ]);
    expect(await service.context.database.$count(contactMessages)).toBe(5);
  });

  it('is not taken while nobody could read it', async () => {
    const { operator } = testApp.context.config;
    const service = await startLimitedApp('off', { operator: { ...operator, takesMessages: false } });
    const body = { name: 'Jeanne', email: anyEmail(), message: 'Bonjour' };
    expect((await service.request('POST /contact', { body })).statusCode).toBe(404);
    expect(await service.context.database.$count(contactMessages)).toBe(0);
  });

  it('stands in the download of whoever has the account of its address', async () => {
    const person = await createUser(testApp);
    await write({ email: person.email.toUpperCase(), message: 'Bonjour à vous' });
    const answer = await testApp.request('GET /user/me/export', { token: person.token });
    expect(answer.json().contact_messages).toMatchObject([{ name: 'Jeanne Petit', message: 'Bonjour à vous' }]);
  });
});
