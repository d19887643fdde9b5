import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bookings } from '../../database/schema/bookings.ts';
import type { TestApp } from '../../testing/app.ts';
import { bookingPayload, createOnlineRegistry, createUser, createWish } from '../../testing/builders.ts';
import { type KeptDatabase, openKeptDatabase } from '../../testing/databases/kept-database.ts';
import { readOutbox } from '../../testing/mails/outbox.ts';
import { startServerProcess } from '../../testing/processes/server-process.ts';

let kept: KeptDatabase;
beforeAll(async () => {
  kept = await openKeptDatabase();
});
afterAll(() => kept.remove());

interface Gift {
  wishId: number;
  giver: string;
  parent: string;
}

/** Registries of four gifts each, so that every parent gets a mail for each. */
function prepareWishes(count: number): Promise<Gift[]> {
  return kept.whileStopped(async (stopped) => {
    const testApp = stopped as TestApp;
    const gifts: Gift[] = [];
    while (gifts.length < count) {
      const owner = await createUser(testApp);
      const { id: registryId } = await createOnlineRegistry(testApp, { owner });
      for (let index = 0; index < 4; index += 1) {
        const { id: wishId } = await createWish(testApp, { registryId });
        gifts.push({ wishId, giver: `giver-${gifts.length}@example.org`, parent: owner.email });
      }
    }
    return gifts;
  });
}

it('a server killed in the middle of bookings loses nothing that it acknowledged, and no mail', async () => {
  const gifts = await prepareWishes(24);
  const killed = await startServerProcess(kept);
  const acknowledged: { gift: Gift; token: string }[] = [];
  await Promise.all(
    gifts.map(async (gift) => {
      const body = [bookingPayload({ wishes_ids: [gift.wishId], email: gift.giver, first_name: gift.giver })];
      const answer = await killed.request('POST /booking/multi', { body }).catch(() => null);
      if (answer?.status !== 201) return;
      acknowledged.push({ gift, token: answer.headers.get('x-giver-token') ?? '' });
      if (acknowledged.length === 8) await killed.end('SIGKILL');
    }),
  );
  expect(acknowledged.length).toBeGreaterThanOrEqual(8);
  await kept.giveBackHeldWork();
  const made = await kept.whileStopped(({ context }) => context.database.$count(bookings));
  expect(made).toBeGreaterThanOrEqual(acknowledged.length);

  const restarted = await startServerProcess(kept);
  for (const { gift, token } of acknowledged) {
    const page = await (await restarted.request(`GET /booking/giver/${token}`)).json();
    expect(page).toMatchObject({ bookings: [{ wish_id: gift.wishId }] });
  }
  await vi.waitUntil(async () => (await findUntold(acknowledged)).length === 0, { timeout: 90_000, interval: 250 });
  await restarted.end('SIGTERM');
  expect(await findUntold(acknowledged)).toEqual([]);
}, 180_000);

/** The acknowledged gifts whose giver or parent got no mail, or more than one. */
async function findUntold(acknowledged: { gift: Gift }[]): Promise<Gift[]> {
  const mails = await readOutbox(kept.dataDir);
  return acknowledged
    .map(({ gift }) => gift)
    .filter(({ giver, parent }) => {
      const name = giver.split('@')[0] as string;
      const summaries = mails.filter((mail) => mail.to === giver);
      const reports = mails.filter((mail) => mail.to === parent && mail.text.includes(name));
      return summaries.length !== 1 || reports.length !== 1;
    });
}
