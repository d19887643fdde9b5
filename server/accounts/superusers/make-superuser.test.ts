import { expect, test } from 'vitest';
import { anyEmail } from '../../testing/any-email.ts';
import { accountCalls, PASSWORD } from '../../testing/calls/account-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { isActive, makeSuperuser } from './make-superuser.ts';

const testApp = sharedTestApp();

const calls = accountCalls(() => testApp);
const { register, registerActivated, logIn, requestReset, setNewPassword } = calls;

function promote(email: string, password: string | null) {
  return makeSuperuser(testApp.context.database, { email, firstName: 'Admin', lastName: 'Cigogne', password });
}

async function whoIs(email: string, password = PASSWORD) {
  const answer = await logIn(email, password);
  return (await testApp.request('GET /user/me', { token: answer.json().access_token })).json();
}

test('The first superuser is made and can log in at once', async () => {
  const email = anyEmail();
  expect(await promote(email, PASSWORD)).toBe('made');
  expect(await whoIs(email)).toMatchObject({ email, first_name: 'Admin', is_superuser: true });
});

test('An account becomes a superuser and keeps its name and its password', async () => {
  const { email } = await registerActivated();
  expect(await isActive(testApp.context.database, email)).toBe(true);
  expect(await promote(email.toUpperCase(), null)).toBe('promoted');
  expect(await whoIs(email)).toMatchObject({ email, first_name: 'Camille', is_superuser: true });
});

test('A new password ends the sessions and the reset links that there were', async () => {
  const { email } = await registerActivated();
  const session = (await logIn(email)).json().access_token;
  const link = await requestReset(email);
  await promote(email, 'Nouveau!lac7');
  expect(await whoIs(email, 'Nouveau!lac7')).toMatchObject({ is_superuser: true });
  expect((await testApp.request('GET /user/me', { token: session })).statusCode).toBe(403);
  expect((await setNewPassword(link, 'Encore!val12')).json().code).toBe('INVALID_TOKEN');
});

test('Registering the address without activating it does not make a superuser', async () => {
  const email = anyEmail();
  await register(email, { password: 'Etranger!val7' });
  expect(await isActive(testApp.context.database, email)).toBe(false);
  await promote(email, PASSWORD);
  expect((await logIn(email, 'Etranger!val7')).json().code).toBe('LOGIN_FAILED');
  expect(await whoIs(email)).toMatchObject({ is_superuser: true });
});

test('An account that was deleted lately comes back as a superuser when its owner logs in', async () => {
  const { email, token } = await calls.loggedIn();
  await testApp.request('DELETE /user/me', { token, body: { current_password: PASSWORD } });
  expect(await promote(email, null)).toBe('promoted');
  expect((await testApp.request('GET /user/me', { token })).statusCode).toBe(403);
  expect(await whoIs(email)).toMatchObject({ email, is_superuser: true });
});
