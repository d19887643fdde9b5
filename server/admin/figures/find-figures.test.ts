import type { SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bookingPayload, createOnlineRegistry, createUser, createWish } from '../../testing/builders.ts';
import { createPerson, PASSWORD } from '../../testing/calls/account-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { findFigures } from './find-figures.ts';

const testApp = sharedTestApp();

it('The figures count what there is, day by day and shop by shop', async () => {
  const { token } = await createUser(testApp, { isSuperuser: true });
  const seen = async () => (await testApp.request('GET /admin/figures', { token })).json();
  const before = await seen();
  await createOnlineRegistry(testApp);
  const owner = await createPerson(testApp);
  const deleted = await createOnlineRegistry(testApp, { owner });
  await createWish(testApp, { registryId: deleted.id });
  await testApp.request(`DELETE /birthregistry/${deleted.id}`, { token: owner.token });
  await testApp.request('POST /scraper/read', {
    body: { url: 'https://www.aubert.com/doudou', html: '<title>x</title>' },
  });
  const after = await seen();
  expect(after.registries).toBe(before.registries + 1);
  expect(after.wishes, 'not those of a deleted list').toBe(before.wishes);
  expect(after.days).toHaveLength(90);
  expect(after.days.at(-1).registries).toBe(before.days.at(-1).registries + 2);
  expect(after.readings).toMatchObject([{ shop: 'Aubert', day: after.days.at(-1).day }]);
});

it('The figures leave out what is reserved on the lists of an account that is deleted', async () => {
  const { token } = await createUser(testApp, { isSuperuser: true });
  const owner = await createPerson(testApp);
  const wish = await createWish(testApp, { registryId: (await createOnlineRegistry(testApp, { owner })).id });
  const { bookings } = (await testApp.request('GET /admin/figures', { token })).json();
  await testApp.request('POST /booking/multi', { body: [bookingPayload({ wishes_ids: [wish.id] })] });
  expect((await testApp.request('GET /admin/figures', { token })).json().bookings).toBe(bookings + 1);
  const body = { current_password: PASSWORD };
  expect((await testApp.request('DELETE /user/me', { token: owner.token, body })).statusCode).toBe(200);
  expect((await testApp.request('GET /admin/figures', { token })).json().bookings).toBe(bookings);
});

it('The figures see one moment: what comes meanwhile is in none of them', async () => {
  const { database } = testApp.context;
  /** Somebody registers after each statement. */
  const busy = {
    transaction: (work: (tx: object) => Promise<unknown>, options?: object) =>
      database.transaction(
        (tx) =>
          work({
            async execute(statement: SQL) {
              const found = await tx.execute(statement);
              await createUser(testApp);
              return found;
            },
          }),
        options,
      ),
  };
  const before = await findFigures(database);
  const figures = await findFigures(busy as never);
  const gain = (key: 'accounts') => [
    figures[key] - before[key],
    Number(figures.days.at(-1)?.[key]) - Number(before.days.at(-1)?.[key]),
  ];
  expect(gain('accounts')).toEqual([0, 0]);
});
