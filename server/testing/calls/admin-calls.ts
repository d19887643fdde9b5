import type { TestApp } from '../app.ts';
import { PASSWORD } from './account-calls.ts';

/** What a superuser asks, who may be created after this is called. */
export function adminCalls(testApp: () => TestApp, admin: () => { token: string }) {
  function ask(line: string, body?: object) {
    return testApp().request(line, { token: admin().token, ...(body ? { body } : {}) });
  }

  return {
    ask,
    deactivate({ id }: { id: number }, body: object = {}) {
      return ask(`POST /admin/accounts/${id}/deactivate`, {
        reason: 'Des messages déplacés.',
        current_password: PASSWORD,
        ...body,
      });
    },
  };
}
