import { afterEach, describe, expect, test } from 'vitest';
import { readRates } from '#contract/rate-limits.ts';
import { knownClients } from '../../database/schema/accounts.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { accountCalls, PASSWORD } from '../../testing/calls/account-calls.ts';

let service: TestApp;
afterEach(() => service.close());

const { registerAndReadMail, activate, requestReset } = accountCalls(() => service);

const HOME = '192.0.2.1';
const ELSEWHERE = '203.0.113.1';

async function start(rates = '') {
  service = await startTestApp({ rates: readRates(rates) });
}

/** An account activated from the test's own address, 127.0.0.1, and then logged in to from HOME. */
async function owner(): Promise<string> {
  const email = anyEmail();
  const { userId, token } = await registerAndReadMail(email);
  await activate(userId, token);
  expect(await logIn(email, HOME)).toBe('in');
  return email;
}

async function logIn(username: string, from: string, password = PASSWORD): Promise<string> {
  const answer = await service.request('POST /login/access-token', { body: { username, password }, from });
  if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  return answer.statusCode === 200 ? 'in' : answer.json().code;
}

async function guess(count: number, email: string, from: string | ((round: number) => string) = ELSEWHERE) {
  const answers: string[] = [];
  for (let round = 0; round < count; round += 1) {
    answers.push(await logIn(email, typeof from === 'string' ? from : from(round), `Faux!${round}aaa`));
  }
  return answers;
}

const anywhere = (round: number) => `198.51.100.${round}`;

function times(count: number, value: string): string[] {
  return Array.from({ length: count }, () => value);
}

describe('Whoever guesses passwords', () => {
  test('must wait after ten attempts from one address, even if the next is right', async () => {
    await start();
    const email = await owner();
    expect(await guess(11, email)).toEqual([...times(10, 'LOGIN_FAILED'), 'TOO_MANY_REQUESTS']);
    expect(await logIn(email, ELSEWHERE)).toBe('TOO_MANY_REQUESTS');
    expect(await logIn(email, HOME)).toBe('in');
  });

  test('must wait when attempts come from everywhere, while the owner does not', async () => {
    await start('login.everywhere=5/1h');
    const email = await owner();
    expect(await guess(7, email, anywhere)).toEqual([...times(5, 'LOGIN_FAILED'), ...times(2, 'TOO_MANY_REQUESTS')]);
    expect(await logIn(email, '203.0.113.99')).toBe('TOO_MANY_REQUESTS');
    expect(await logIn(email, HOME)).toBe('in');
  });

  test('must wait at one address whatever accounts they try, while an owner who shares it does not', async () => {
    await start('login=3/15m');
    const email = await owner();
    const answers: string[] = [];
    for (let round = 0; round < 5; round += 1) answers.push(...(await guess(1, anyEmail(), HOME)));
    expect(answers).toEqual([...times(3, 'LOGIN_FAILED'), ...times(2, 'TOO_MANY_REQUESTS')]);
    expect(await logIn(email, HOME)).toBe('in');
    expect(await logIn(email, HOME, 'Faux!1aaa')).toBe('TOO_MANY_REQUESTS');
  });

  test('gains nothing by trying many at the same moment', async () => {
    await start();
    const email = await owner();
    const answers = await Promise.all(times(30, email).map((address) => logIn(address, ELSEWHERE, 'Faux!1aaa')));
    expect(answers.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(10);
  });

  test('gains nothing by another spelling of the address', async () => {
    await start('login.account=3/15m');
    const email = await owner();
    const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace('p', 'P'), email.replaceAll('i', 'İ')];
    const answers = await Promise.all(spellings.map((spelling) => logIn(spelling, ELSEWHERE, 'Faux!1aaa')));
    expect(answers.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(3);
  });

  test('does not learn whether there is such an account', async () => {
    await start('login.account=3/15m,login.everywhere=5/1h,login.known=8/1h');
    const [known, unknown] = [await owner(), anyEmail()];
    for (const from of [HOME, ELSEWHERE, anywhere]) {
      expect(await guess(10, known, from)).toEqual(await guess(10, unknown, from));
    }
  });

  test('is refused after a hundred attempts from where the owner has been before', async () => {
    await start('login.known=12/1h');
    const email = await owner();
    await guess(11, email, HOME);
    expect(await logIn(email, HOME)).toBe('in');
    await guess(13, email, HOME);
    expect(await logIn(email, HOME)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('An owner', () => {
  test('who mistypes and then gets it right starts afresh', async () => {
    await start('login=12/15m');
    const email = await owner();
    for (let round = 0; round < 3; round += 1) {
      expect(await guess(3, email, HOME)).toEqual(times(3, 'LOGIN_FAILED'));
      expect(await logIn(email, HOME)).toBe('in');
    }
  });

  test('logs in as often as they like', async () => {
    await start('login=2/15m,login.account=2/15m,login.everywhere=2/1h,login.known=2/1h');
    const email = await owner();
    for (let round = 0; round < 4; round += 1) expect(await logIn(email, HOME)).toBe('in');
  });

  test('who comes from somewhere new during an attack gets in by a mail', async () => {
    await start('login.everywhere=5/1h');
    const email = await owner();
    await guess(6, email, anywhere);
    expect(await logIn(email, '203.0.113.99')).toBe('TOO_MANY_REQUESTS');
    const token = await requestReset(email);
    const body = { token, new_password: 'Nouveau!lac7' };
    const set = await service.request('POST /password-reset/set-new/', { body, from: '203.0.113.99' });
    expect(set.statusCode).toBe(200);
    expect(await logIn(email, '203.0.113.99', 'Nouveau!lac7')).toBe('in');
  });

  test('gets in for the first time where the account was activated, whoever guesses meanwhile', async () => {
    await start('login.everywhere=5/1h');
    const email = anyEmail();
    const { userId, token } = await registerAndReadMail(email);
    await guess(6, email, anywhere);
    await activate(userId, token);
    expect(await logIn(email, '127.0.0.1')).toBe('in');
  });

  test('leaves no address behind where they were', async () => {
    await start();
    await owner();
    const clients = await service.context.database.select().from(knownClients);
    expect(clients).toHaveLength(2);
    for (const { hash } of clients) expect(hash).toHaveLength(32);
    expect(JSON.stringify(clients)).not.toMatch(/192\.0|127\.0/);
  });
});
