import type { TestApp } from '../app.ts';
import { PASSWORD } from './account-calls.ts';
import { mailedLinks } from './mailed-links.ts';

/** What people do to change the address of their account. */
export function emailCalls(testApp: () => TestApp) {
  const { newLink } = mailedLinks(testApp);
  function change(token: string, body: object) {
    return testApp().request('PUT /user/me', { token, body: { current_password: PASSWORD, ...body } });
  }

  return {
    change,
    /** Requests a new address and returns the token from the mail sent there. */
    askFor(token: string, email: string): Promise<string> {
      return newLink(email, 'confirm-email', () => change(token, { email }));
    },
    confirm(session: string, token: string) {
      return testApp().request('POST /user/confirm-email', { token: session, body: { token } });
    },
    async me(token: string) {
      return (await testApp().request('GET /user/me', { token })).json();
    },
  };
}
