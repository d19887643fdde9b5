import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookingRequests } from '../../database/schema/bookings.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { bookingPayload, createOnlineRegistry, createWish } from '../../testing/builders.ts';
import { giverCalls } from '../../testing/calls/giver-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { given, mailedTokens, page } = giverCalls(() => testApp);

describe('somebody booking with an unverified address', () => {
  const PRIVATE = {
    address_first_line: null,
    address_second_line: null,
    address_zip_code: null,
    address_region: null,
    address_owner: 'Camille et Sacha Martin',
    address_city: 'Nantes',
    address_country: 'FR',
  };

  it('learns the name and the town but not the street, whatever they do', async () => {
    const { id, giverToken } = await given({ addressSecondLine: 'Bâtiment B', addressRegion: 'Bretagne' });
    const bought = await testApp.request(`POST /booking/giver/${giverToken}/${id}/bought`);
    expect((await page(giverToken)).json().bookings).toMatchObject([{ address: PRIVATE }]);
    const cancelled = await testApp.request(`DELETE /booking/giver/${giverToken}/${id}`);
    expect([bought.json(), cancelled.json()]).toMatchObject([{ address: PRIVATE }, { address: PRIVATE }]);
  });

  it('learns no more when the booking is repeated with its key', async () => {
    const registry = await createOnlineRegistry(testApp);
    const wish = await createWish(testApp, { registryId: registry.id });
    const body = [bookingPayload({ wishes_ids: [wish.id] })];
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (let times = 0; times < 2; times += 1) {
      const answer = await testApp.request('POST /booking/multi', { body, headers });
      const { bookings: booked } = (await page(String(answer.headers['x-giver-token']))).json();
      expect(booked).toMatchObject([{ address: PRIVATE }]);
    }
  });

  it('reads all of an address that the parents show to everybody', async () => {
    const { giverToken } = await given({ addressIsPrivate: false });
    expect((await page(giverToken)).json().bookings).toMatchObject([
      { address: { address_first_line: '12 rue des Lilas', address_zip_code: '44000' } },
    ]);
  });

  it('has the mail sent again three times a day, and what it opens is the whole address', async () => {
    const email = anyEmail();
    const { giverToken } = await given({}, email);
    const again = () => testApp.request(`POST /booking/giver/${giverToken}/summary`);
    await mailedTokens(email);
    for (let times = 0; times < 3; times += 1) expect((await again()).statusCode).toBe(200);
    const refused = await again();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(25 * 3600);
    const tokens = await mailedTokens(email);
    expect(new Set(tokens).size).toBe(4);
    expect((await page(tokens.at(-1) ?? '')).json().bookings).toMatchObject([
      { address: { address_first_line: '12 rue des Lilas' } },
    ]);
    await testApp.context.database.update(bookingRequests).set({ summaryAskedOn: sql`current_date - 2` });
    expect((await again()).statusCode).toBe(200);
  });

  it('has no mail sent with a token that opens nothing', async () => {
    expect((await testApp.request('POST /booking/giver/unknown-token-unknown-token-unkn/summary')).statusCode).toBe(
      404,
    );
  });
});
