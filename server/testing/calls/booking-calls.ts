import { beforeEach } from 'vitest';
import type { TestApp } from '../app.ts';
import { createBooking, createOnlineRegistry, createUser, createWish } from '../builders.ts';

/** What parents do with bookings, for a file of tests; each test has its own parents and registry. */
export function bookingCalls(testApp: TestApp) {
  const parents = {} as { owner: Awaited<ReturnType<typeof createUser>>; registryId: number };
  beforeEach(async () => {
    parents.owner = await createUser(testApp);
    parents.registryId = (await createOnlineRegistry(testApp, { owner: parents.owner })).id;
  });

  return {
    parents,
    /** A gift of these parents that somebody booked. */
    async given(
      fields: { email?: string; anonymous?: boolean; message?: string } = {},
      registryId = parents.registryId,
    ) {
      const wish = await createWish(testApp, { registryId });
      return { ...(await createBooking(testApp, { wishId: wish.id, ...fields })), wishId: wish.id };
    },
    thank(id: number, body: object = { acknowledgment_msg: 'Merci mille fois' }, token = parents.owner.token) {
      return testApp.request(`POST /booking/thank/${id}`, { token, body });
    },
    receive(id: number, token = parents.owner.token) {
      return testApp.request(`POST /booking/mark_as_received/${id}`, { token });
    },
    remove(id: number, token = parents.owner.token) {
      return testApp.request(`DELETE /booking/${id}`, { token });
    },
  };
}
