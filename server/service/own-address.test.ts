import { expect, it } from 'vitest';
import { accountCalls } from '../testing/calls/account-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { registerActivated } = accountCalls(() => testApp);

/** What a client may claim about the host it is calling. */
const LIES = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-original-url': 'https://evil.example/',
  forwarded: 'host=evil.example;proto=gopher',
};

it('Links lead to our own address, whatever a request says of the host that it calls', async () => {
  const { email } = await registerActivated();
  const own = testApp.context.config.publicUrl;
  expect((await testApp.request('GET /frontend_url', { headers: LIES })).json()).toEqual({ url: own });
  expect((await testApp.request('GET /s3_url', { headers: LIES })).json()).toEqual({ url: `${own}/images` });
  await testApp.request('POST /password-reset/request-reset', { body: { email }, headers: LIES });
  const mail = (await testApp.mailsTo(email)).find(({ text }) => text.includes(`${own}/reset-password/`));
  expect(mail).toBeDefined();
  expect(JSON.stringify(mail)).not.toMatch(/evil|gopher/);
});
