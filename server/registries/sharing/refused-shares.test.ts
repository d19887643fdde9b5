import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/pages.ts';
import { users } from '../../database/schema/accounts.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { createUser } from '../../testing/builders.ts';
import { shareCalls } from '../../testing/calls/share-calls.ts';
import { pathPattern } from '../../testing/path-pattern.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { aParent, share } = shareCalls(() => testApp);

describe('somebody who got such a mail', () => {
  async function refusalOf(to_mail: string) {
    const { owner, registry } = await aParent();
    await share(owner, registry, { to_mail });
    const [mail] = await testApp.mailsTo(to_mail);
    return pathPattern(paths.refuseMails).exec(mail?.text ?? '')?.[1] ?? '';
  }

  async function isReached(to_mail: string): Promise<boolean> {
    const { owner, registry } = await aParent();
    const before = (await testApp.mailsTo(to_mail)).length;
    await share(owner, registry, { to_mail });
    return (await testApp.mailsTo(to_mail)).length > before;
  }

  it('refuses all others by the page of its footer', async () => {
    const to_mail = anyEmail();
    const token = await refusalOf(to_mail);
    expect(await isReached(to_mail)).toBe(true);
    const answer = await testApp.request('POST /email/unsubscribe', { body: { token } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await isReached(to_mail)).toBe(false);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--a--\r\n',
    ],
  ])('refuses them by the button of the mail program, as %s', async (type, payload) => {
    const to_mail = anyEmail();
    const url = paths.refuseMails(await refusalOf(to_mail));
    const answer = await testApp.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    expect(await isReached(to_mail)).toBe(false);
  });

  it('still gets what belongs to its own account', async () => {
    const parent = await createUser(testApp);
    const token = await refusalOf(parent.email);
    await testApp.request('POST /email/unsubscribe', { body: { token } });
    await testApp.context.database.update(users).set({ language: 'en' }).where(eq(users.id, parent.id));
    await testApp.request('POST /password-reset/request-reset', { body: { email: parent.email } });
    expect((await testApp.mailsTo(parent.email)).map(({ subject }) => subject)).toContain('Choose a new password');
  });

  it('cannot refuse them for somebody else', async () => {
    const forged = Buffer.alloc(48, 1).toString('base64url');
    for (const token of [forged, 'abc']) {
      const answer = await testApp.request('POST /email/unsubscribe', { body: { token } });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_TOKEN']);
      expect((await testApp.app.inject({ method: 'POST', url: paths.refuseMails(token) })).statusCode).toBe(404);
    }
  });
});
