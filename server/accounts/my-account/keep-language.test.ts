import { expect, test } from 'vitest';
import { FEATURES } from '#contract/features.ts';
import { accountCalls } from '../../testing/calls/account-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp({ features: { ...FEATURES, langSelectorFeature: true } });
const calls = accountCalls(() => testApp);

test('once another language is chosen on our pages, mails come in it; what a browser or program prefers chooses nothing', async () => {
  const { token, email } = await calls.loggedIn();
  async function subjectAfterReadingWith(headers: Record<string, string>) {
    await testApp.request('GET /user/me', { token, headers });
    await calls.requestReset(email);
    return (await testApp.mailsTo(email)).at(-1)?.subject;
  }
  expect(await subjectAfterReadingWith({ 'accept-language': 'de' })).toMatch(/mot de passe/);
  expect(await subjectAfterReadingWith({ cookie: 'lang=de' })).toMatch(/Passwort/);
  expect(await subjectAfterReadingWith({})).toMatch(/Passwort/);
  expect(await subjectAfterReadingWith({ cookie: '__Host-lang=en; theme=dark' })).toMatch(/password/);
});
