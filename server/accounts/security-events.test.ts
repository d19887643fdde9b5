import { beforeEach, expect, test } from 'vitest';
import { anyEmail } from '../testing/any-email.ts';
import { accountCalls, PASSWORD } from '../testing/calls/account-calls.ts';
import { keepLog } from '../testing/log-lines.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const log = keepLog();
const testApp = sharedTestApp({}, log.logger);
beforeEach(() => {
  log.lines.length = 0;
});

const calls = accountCalls(() => testApp);

const told = () => log.lines.filter(({ msg }) => msg === 'security').map(({ event, account }) => [event, account]);

test('The log tells what happens to an account, from its registration to its end', async () => {
  const { id, email, token } = await calls.loggedIn();
  expect(told()).toEqual([
    ['registration', null],
    ['activation', id],
    ['login', id],
  ]);
  log.lines.length = 0;
  await calls.logIn(email, 'Mauvais!1');
  const change = (body: object) => testApp.request('PUT /user/me', { token, body });
  await change({ email: anyEmail(), current_password: 'Mauvais!1' });
  await change({ email: anyEmail(), current_password: PASSWORD });
  await testApp.request('DELETE /user/me/sessions', { token });
  await testApp.request('DELETE /user/me', { token, body: { current_password: PASSWORD } });
  await calls.logIn(email);
  expect(told()).toEqual([
    ['login-failed', id],
    ['password-wrong', id],
    ['email-change-asked', id],
    ['session-ended', id],
    ['account-deleted', id],
    ['login', id],
    ['account-restored', id],
  ]);
  expect(JSON.stringify(log.lines)).not.toMatch(new RegExp(`${email}|${PASSWORD}|${token}`));
});
