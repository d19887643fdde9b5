import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { sessions } from '../../database/schema/accounts.ts';
import type { TestApp } from '../app.ts';
import { PASSWORD } from './account-calls.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** What people do with the sessions of an account. */
export function sessionCalls(testApp: () => TestApp) {
  return {
    /** The session's token. */
    async logIn(username: string, options: { from?: string; agent?: string; token?: string } = {}) {
      const { from = '192.0.2.1', agent = FIREFOX, token } = options;
      const answer = await testApp().request('POST /login/access-token', {
        body: { username, password: PASSWORD },
        headers: { 'user-agent': agent },
        from,
        ...(token ? { token } : {}),
      });
      return String(answer.json().access_token);
    },
    async statusOf(token: string): Promise<number> {
      return (await testApp().request('GET /user/me', { token })).statusCode;
    },
    async sessionsOf(token: string, from = '192.0.2.1', language = 'fr') {
      const headers = { 'accept-language': language };
      return (await testApp().request('GET /user/me/sessions', { token, from, headers })).json();
    },
    setSession(token: string, values: Partial<typeof sessions.$inferInsert>) {
      const { database } = testApp().context;
      return database
        .update(sessions)
        .set(values)
        .where(eq(sessions.id, sessionIdOf(token)));
    },
  };
}

export function sessionIdOf(token: string): number {
  return Number(decodeJwt(token).sid);
}
