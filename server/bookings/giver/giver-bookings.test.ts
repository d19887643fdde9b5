import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookings } from '../../database/schema/bookings.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { bookingPayload, createRegistry, createUser, createWish } from '../../testing/builders.ts';
import { giverCalls } from '../../testing/calls/giver-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { given, mailedTokens, page } = giverCalls(() => testApp);

describe('a giver with the personal link', () => {
  it('finds the gifts, the shop and the whole address, although the parents keep it private', async () => {
    const email = anyEmail();
    const { registry, wish, id } = await given({ addressIsPrivate: true, addressSecondLine: 'Bâtiment B' }, email);
    const answer = await page((await mailedTokens(email))[0] ?? '');
    expect(answer.json()).toEqual({
      bookings: [
        {
          id,
          wish_id: wish.id,
          birthregistry_id: registry.id,
          wish: {
            id: wish.id,
            title: 'Doudou lapin',
            price: 24.9,
            link: 'https://shop.example/doudou',
            img_path: null,
          },
          address: {
            id: registry.id,
            title: registry.title,
            address_owner: 'Camille et Sacha Martin',
            address_first_line: '12 rue des Lilas',
            address_second_line: 'Bâtiment B',
            address_city: 'Nantes',
            address_zip_code: '44000',
            address_region: null,
            address_country: 'FR',
          },
          shortlink: registry.name,
          booking_date: expect.any(String),
          bought: false,
          thanked: false,
          received: false,
        },
      ],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });

  it('says "bought", as often as they like', async () => {
    const { id, giverToken } = await given();
    const first = await testApp.request(`POST /booking/giver/${giverToken}/${id}/bought`);
    expect([first.statusCode, first.json().bought]).toEqual([200, true]);
    const [before] = await testApp.context.database.select().from(bookings).where(eq(bookings.id, id));
    await testApp.request(`POST /booking/giver/${giverToken}/${id}/bought`);
    const [after] = await testApp.context.database.select().from(bookings).where(eq(bookings.id, id));
    expect(after?.boughtAt).toEqual(before?.boughtAt);
  });

  it('takes "bought" back', async () => {
    const { id, giverToken } = await given();
    const line = `/booking/giver/${giverToken}/${id}/bought`;
    await testApp.request(`POST ${line}`);
    for (let times = 0; times < 2; times += 1) {
      const answer = await testApp.request(`DELETE ${line}`);
      expect([answer.statusCode, answer.json().bought]).toEqual([200, false]);
    }
    expect((await page(giverToken)).json().bookings).toMatchObject([{ id, bought: false }]);
  });

  it('still finds everything while the list is offline', async () => {
    const owner = await createUser(testApp);
    const registry = await createRegistry(testApp, { owner });
    const wish = await createWish(testApp, { registryId: registry.id });
    const body = [bookingPayload({ wishes_ids: [wish.id] })];
    const answer = await testApp.request('POST /booking/multi', { body, token: owner.token });
    expect((await page(String(answer.headers['x-giver-token']))).json().bookings).toMatchObject([
      { shortlink: null, address: { address_city: 'Nantes' } },
    ]);
  });
});
