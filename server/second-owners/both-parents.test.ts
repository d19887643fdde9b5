import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tellOfBookings } from '../bookings/mails/tell-of-bookings.ts';
import { createBooking } from '../testing/builders.ts';
import { managedByTwoCalls } from '../testing/calls/managed-by-two-calls.ts';
import { secondOwnerCalls, WITH_SECOND_OWNERS } from '../testing/calls/second-owner-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp({ features: WITH_SECOND_OWNERS });
const { end } = secondOwnerCalls(() => testApp);
const { onlineManagedByTwo } = managedByTwoCalls(() => testApp);

describe('Both parents', () => {
  it('hear of each booking and each cancellation, in their languages', async () => {
    const { owner, partner, wish } = await onlineManagedByTwo();
    const { id, giverToken } = await createBooking(testApp, { wishId: wish.id, first_name: 'Jeanne' });
    await testApp.request(`DELETE /booking/giver/${giverToken}/${id}`);
    await createBooking(testApp, { wishId: wish.id, first_name: 'Paul' });
    await testApp.deliverMails();
    await testApp.context.database.execute(sql`update jobs.job set start_after = now()`);
    const told = [await testApp.mailsTo(owner.email), await testApp.mailsTo(partner.email)];
    const languages = told.map((mails) => new Set(mails.map(({ language }) => language)));
    expect(languages).toEqual([new Set(['fr']), new Set(['de'])]);
    for (const mails of told) {
      expect(mails.filter(({ cause }) => cause.startsWith('booking-cancelled'))).toHaveLength(1);
      expect(mails.filter(({ subject }) => subject.includes('Paul'))).toHaveLength(1);
    }
  });

  it('get one digest each when many book', async () => {
    const { owner, partner, wish } = await onlineManagedByTwo();
    for (let made = 0; made < 8; made += 1) {
      await createBooking(testApp, { wishId: wish.id, email: `giver-${made}@example.org` });
    }
    await testApp.deliverMails();
    await testApp.context.database.execute(sql`update jobs.job set start_after = now()`);
    for (const { email } of [owner, partner]) {
      const causes = (await testApp.mailsTo(email))
        .map(({ cause }) => cause)
        .filter((cause) => /^somebody-booked/.test(cause));
      const digests = causes.filter((cause) => cause.includes('-hour-'));
      // Two if the clock hour changes during the test.
      expect([1, 2]).toContain(digests.length);
      expect(causes).toHaveLength(5 + digests.length);
    }
  });

  it('except who was removed before the mail left', async () => {
    const { owner, partner, registry, wish } = await onlineManagedByTwo();
    await createBooking(testApp, { wishId: wish.id });
    await tellOfBookings(testApp.context);
    await end(owner, registry.id);
    const mails = await testApp.mailsTo(partner.email);
    expect(mails.filter(({ cause }) => cause.startsWith('somebody-booked'))).toEqual([]);
  });

  it('are found by the names and the address of either account', async () => {
    const { owner, partner, registry } = await onlineManagedByTwo();
    const find = async (query: string) => {
      const answer = await testApp.request(`GET /birthregistry/search/${encodeURIComponent(query)}`);
      return answer.json().some(({ id }: { id: number }) => id === registry.id);
    };
    for (const query of ['Camille Martin', 'Sacha Petit', owner.email, partner.email]) {
      expect(await find(query), query).toBe(true);
    }
    await end(owner, registry.id);
    expect([await find('Sacha Petit'), await find(partner.email), await find(owner.email)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('stay unnamed to visitors', async () => {
    const { registry, shortLink, partner } = await onlineManagedByTwo();
    for (const path of [`/birthregistry/${registry.id}`, `/birthregistry/shortlink/${shortLink.name}`]) {
      const answer = await testApp.request(`GET ${path}`);
      expect(answer.statusCode).toBe(200);
      for (const secret of ['second_owner', 'owner_name', 'Sacha Petit', partner.email, 'user_id']) {
        expect(answer.body).not.toContain(secret);
      }
    }
  });
});
