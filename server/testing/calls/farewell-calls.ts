import { anyEmail } from '../any-email.ts';
import type { TestApp } from '../app.ts';
import { createBooking, createOnlineRegistry, createWish } from '../builders.ts';
import { accountCalls, PASSWORD } from './account-calls.ts';

/** What parents do when they close their account. */
export function farewellCalls(testApp: () => TestApp) {
  const calls = accountCalls(testApp);
  let count = 0;
  return {
    leave(token: string, current_password = PASSWORD) {
      return testApp().request('DELETE /user/me', { token, body: { current_password } });
    },
    /** A parent with an online registry and a booked gift on it; all mails about that have been sent. */
    async parentWithWish() {
      count += 1;
      const giver = anyEmail();
      const parent = await calls.loggedIn();
      const registry = await createOnlineRegistry(testApp(), { owner: parent, title: `Liste ${count}` });
      const wish = await createWish(testApp(), { registryId: registry.id, title: 'Lit' });
      const booking = await createBooking(testApp(), { wishId: wish.id, email: giver });
      await testApp().deliverMails();
      return { parent, registry, wish, booking, giver };
    },
  };
}
