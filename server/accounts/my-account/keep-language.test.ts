import { expect, test } from 'vitest';
import { FEATURES } from '#contract/features.ts';
import { accountCalls } from '../../testing/calls/account-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp({ features: { ...FEATURES, langSelectorFeature: true } });
const calls = accountCalls(() => testApp);

test('once another language is chosen on our pages, mails come in it; what a browser or program prefers chooses nothing', async () => {
  const { token } = await calls.loggedIn();
  async function languageAfterReadingWith(headers: Record<string, string>) {
    await testApp.request('GET /user/me', { token, headers });
    return (await testApp.request('GET /user/me/export', { token })).json().account.language;
  }
  expect(await languageAfterReadingWith({ 'accept-language': 'de' })).toBe('fr');
  expect(await languageAfterReadingWith({ cookie: 'lang=de' })).toBe('de');
  expect(await languageAfterReadingWith({})).toBe('de');
  expect(await languageAfterReadingWith({ cookie: '__Host-lang=en; theme=dark' })).toBe('en');
});
