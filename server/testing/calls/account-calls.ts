import { hashPassword } from '../../accounts/password/passwords.ts';
import type { users } from '../../database/schema/accounts.ts';
import { anyEmail } from '../any-email.ts';
import type { TestApp } from '../app.ts';
import { createUsers } from '../builders.ts';
import { mailedLinks } from './mailed-links.ts';

export const PASSWORD = 'Galet!brume7';

let passwordHash: Promise<string> | undefined;

/** An account that can log in with PASSWORD. */
export async function createPerson(testApp: TestApp, row: Partial<typeof users.$inferInsert> = {}) {
  const [person] = await createPeople(testApp, [row]);
  if (!person) throw new Error('no person');
  return person;
}

/** Accounts that can log in with PASSWORD. */
export async function createPeople(testApp: TestApp, rows: Partial<typeof users.$inferInsert>[]) {
  passwordHash ??= hashPassword(PASSWORD, 'test');
  const hash = await passwordHash;
  return createUsers(
    testApp,
    rows.map((row) => ({ passwordHash: hash, ...row })),
  );
}

/** What people do with their accounts, through the API and the links in their mails. */
export function accountCalls(testApp: () => TestApp) {
  const { linksTo, newLink } = mailedLinks(testApp);
  const request = (...call: Parameters<TestApp['request']>) => testApp().request(...call);
  const registering = registrationCalls(testApp);

  function logIn(username: string, password = PASSWORD) {
    return request('POST /login/access-token', { body: { username, password } });
  }

  return {
    ...registering,
    linksTo,
    newLink,
    logIn,
    /** An account that can log in, with a session. */
    async loggedIn(fields: object = {}) {
      const { id, email } = await registering.registerActivated(fields);
      return { id, email, token: String((await logIn(email)).json().access_token) };
    },
    requestReset(email: string) {
      return newLink(email, 'reset-password', () => request('POST /password-reset/request-reset', { body: { email } }));
    },
    setNewPassword(token: string, new_password: string) {
      return request('POST /password-reset/set-new/', { body: { token, new_password } });
    },
  };
}

function registrationCalls(testApp: () => TestApp) {
  const { newLink } = mailedLinks(testApp);
  const request = (...call: Parameters<TestApp['request']>) => testApp().request(...call);

  function register(email: string, fields: object = {}, language = 'fr') {
    return request('POST /user/open', {
      body: { first_name: 'Camille', last_name: 'Martin', email, password: PASSWORD, ...fields },
      headers: { 'accept-language': language },
    });
  }

  /** Registers, and reads the token from the mail. `onHeaders` receives the headers of the registration's answer. */
  async function registerAndReadMail(
    email: string,
    fields: object = {},
    onHeaders: (headers: Record<string, unknown>) => void = () => {},
  ) {
    const registering = async () => onHeaders((await register(email, fields)).headers);
    const [userId, token = ''] = (await newLink(email, 'activate', registering)).split('/');
    return { userId: Number(userId), token };
  }

  function activate(user_id: number, token: string, new_password?: string) {
    return request('POST /user/activate', { body: { user_id, token, new_password } });
  }

  async function registerActivated(fields: object = {}) {
    const email = anyEmail();
    const { userId, token } = await registerAndReadMail(email, fields);
    await activate(userId, token);
    return { id: userId, email };
  }

  return { register, registerAndReadMail, activate, registerActivated };
}
