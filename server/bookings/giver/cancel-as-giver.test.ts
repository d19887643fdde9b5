import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookingPayload, createBooking, createOnlineRegistry, createUser, createWish } from '../../testing/builders.ts';
import { giverCalls } from '../../testing/calls/giver-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { given, page } = giverCalls(() => testApp);

/** The mails telling a parent what givers cancelled, once the quarter of an hour is over. */
async function toldOfCancelling(owner: { email: string }) {
  await testApp.context.database.execute(sql`update jobs.job set start_after = now()`);
  const mails = await testApp.mailsTo(owner.email);
  return mails.filter(({ cause }) => cause.startsWith('booking-cancelled'));
}

function expectOneOrTwoWhereTheQuarterTurns(mails: unknown[]) {
  expect([1, 2]).toContain(mails.length);
}

describe('a giver with the personal link', () => {
  it('cancels: the booking is gone, the gift is free and the parents are told', async () => {
    const { id, giverToken, owner, wish } = await given();
    const answer = await testApp.request(`DELETE /booking/giver/${giverToken}/${id}`);
    expect([answer.statusCode, answer.json().id]).toEqual([200, id]);
    expect((await page(giverToken)).json()).toEqual({ bookings: [] });
    expect((await testApp.request(`DELETE /booking/giver/${giverToken}/${id}`)).statusCode).toBe(404);
    expect((await testApp.request(`POST /booking/giver/${giverToken}/${id}/bought`)).statusCode).toBe(404);
    await createBooking(testApp, { wishId: wish.id });
    expect(await toldOfCancelling(owner)).toMatchObject([{ subject: 'Jeanne Petit a annulé une réservation' }]);
  });

  it('who cancels several gifts tells the parents of all in one mail', async () => {
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner });
    const titles = ['Lit', 'Poussette', 'Bain'];
    const wishIds: number[] = [];
    for (const title of titles) wishIds.push((await createWish(testApp, { registryId, title })).id);
    const booked = await testApp.request('POST /booking/multi', { body: [bookingPayload({ wishes_ids: wishIds })] });
    for (const { id } of booked.json()) {
      await testApp.request(`DELETE /booking/giver/${booked.headers['x-giver-token']}/${id}`);
    }
    const told = await toldOfCancelling(owner);
    expect(new Set(told.map(({ to }) => to))).toEqual(new Set([owner.email]));
    for (const title of titles) expect(told.map(({ text }) => text).join()).toContain(`- ${title}`);
    expectOneOrTwoWhereTheQuarterTurns(told);
  });

  it('is not said to have freed what was reserved again before that mail left', async () => {
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner });
    const [bed, pram] = [
      await createWish(testApp, { registryId, title: 'Lit' }),
      await createWish(testApp, { registryId, title: 'Poussette' }),
    ];
    const body = [bookingPayload({ wishes_ids: [bed.id, pram.id] })];
    const booked = await testApp.request('POST /booking/multi', { body });
    for (const { id } of booked.json()) {
      await testApp.request(`DELETE /booking/giver/${booked.headers['x-giver-token']}/${id}`);
    }
    await createBooking(testApp, { wishId: bed.id });
    const text = (await toldOfCancelling(owner)).map((mail) => mail.text).join();
    expect(text).toContain('- Lit\n  Réservé de nouveau depuis.');
    expect(text).toMatch(/- Poussette\n(?! )/);
    expect(text).not.toContain('Les cadeaux sont redevenus disponibles');
  });

  it('and all others who cancel cannot bury the parents in mails', async () => {
    const owner = await createUser(testApp);
    const { id: registryId } = await createOnlineRegistry(testApp, { owner });
    const wish = await createWish(testApp, { registryId, title: 'Lit' });
    for (let times = 1; times <= 10; times += 1) {
      const { id, giverToken } = await createBooking(testApp, { wishId: wish.id, first_name: `Voisin ${times}` });
      await testApp.request(`DELETE /booking/giver/${giverToken}/${id}`);
    }
    const told = await toldOfCancelling(owner);
    expectOneOrTwoWhereTheQuarterTurns(told);
    const text = told.map((mail) => mail.text).join();
    for (let times = 1; times <= 10; times += 1) expect(text).toContain(`Voisin ${times} Petit`);
    if (told.length === 1) expect(told[0]?.subject).toBe('10 réservations annulées sur votre liste');
  });

  it('is not said to have cancelled what the parents deleted', async () => {
    const { owner, registry, id, giverToken } = await given();
    const other = await createWish(testApp, { registryId: registry.id, title: 'Poussette' });
    const deleted = await createBooking(testApp, { wishId: other.id });
    await testApp.request(`DELETE /booking/${deleted.id}`, { token: owner.token });
    await testApp.request(`DELETE /booking/giver/${giverToken}/${id}`);
    const told = await toldOfCancelling(owner);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toContain('Poussette');
  });

  it('cancels, which nobody is told of once the list is deleted', async () => {
    const { owner, registry, id, giverToken } = await given();
    await testApp.request(`DELETE /booking/giver/${giverToken}/${id}`);
    await testApp.request(`DELETE /birthregistry/${registry.id}`, { token: owner.token });
    expect(await toldOfCancelling(owner)).toEqual([]);
  });

  it('pressing "cancel" twice cancels once', async () => {
    const { id, giverToken } = await given();
    const line = `DELETE /booking/giver/${giverToken}/${id}`;
    const answers = await Promise.all([testApp.request(line), testApp.request(line)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 404]);
  });

  it('cannot take back what the parents have received', async () => {
    const { id, giverToken, owner } = await given();
    const { token } = owner;
    await testApp.request(`POST /booking/thank/${id}`, { token, body: { acknowledgment_msg: 'Merci' } });
    await testApp.request(`POST /booking/mark_as_received/${id}`, { token });
    const answer = await testApp.request(`DELETE /booking/giver/${giverToken}/${id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ALREADY_RECEIVED']);
    expect((await page(giverToken)).json().bookings).toMatchObject([{ thanked: true, received: true }]);
  });
});
