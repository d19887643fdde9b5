import { describe, expect, it } from 'vitest';
import { createBooking, createOnlineRegistry, createUser } from '../../testing/builders.ts';
import { bookingCalls } from '../../testing/calls/booking-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { parents, given, thank, receive, remove } = bookingCalls(testApp);

describe('the parents', () => {
  it('correct the name of a giver, and only that', async () => {
    const { id, wishId } = await given({ email: 'name@example.org', message: 'Bienvenue' });
    const change = (body: object) => testApp.request(`PUT /booking/${id}`, { token: parents.owner.token, body });
    expect((await change({ first_name: ' Jeannette ' })).json()).toMatchObject({
      first_name: 'Jeannette',
      last_name: 'Petit',
    });
    const whole = { last_name: 'Grand', message: 'x', anonymous: true, thanked: true, received: true, email: 'x' };
    expect((await change(whole)).json()).toMatchObject({
      last_name: 'Grand',
      message: 'Bienvenue',
      anonymous: false,
      thanked: false,
      received: false,
    });
    const [seen] = (await testApp.request(`GET /wish/public/${wishId}`)).json().bookings;
    expect(seen).toMatchObject({ first_name: 'Jeannette', last_name: 'Grand' });
    expect((await change({ first_name: '' })).json().errors).toMatchObject([{ path: 'first_name', code: 'REQUIRED' }]);
    await remove(id);
    expect((await change({ first_name: 'Jeanne' })).statusCode).toBe(404);
    expect((await testApp.request(`GET /booking/${id}`, { token: parents.owner.token })).statusCode).toBe(404);
  });

  it.each([{}, { acknowledgment_msg: '' }, { acknowledgment_msg: '  ' }, { acknowledgment_msg: 'é'.repeat(501) }])(
    'cannot thank with %j',
    async (body) => {
      const { id } = await given();
      expect((await thank(id, body)).statusCode).toBe(422);
    },
  );

  it('delete a booking: the gift is free again', async () => {
    const booking = await given();
    const answer = await remove(booking.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: booking.id, first_name: 'Jeanne' });
    expect((await remove(booking.id)).statusCode).toBe(404);
    expect((await thank(booking.id)).statusCode).toBe(404);
    expect((await receive(booking.id)).statusCode).toBe(404);
    await createBooking(testApp, { wishId: booking.wishId });
  });
});

describe('nobody but the list’s managers', () => {
  it('may delete, thank or receive', async () => {
    const { id } = await given();
    const stranger = await createUser(testApp);
    await createOnlineRegistry(testApp, { owner: stranger });
    const answers = [
      await remove(id, stranger.token),
      await thank(id, { acknowledgment_msg: 'Merci' }, stranger.token),
      await receive(id, stranger.token),
      await testApp.request(`DELETE /booking/${id}`),
      await testApp.request(`POST /booking/mark_as_received/${id}`),
      await testApp.request(`POST /booking/thank/${id}`, { body: { acknowledgment_msg: 'Merci' } }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 403, 403, 403]);
  });

  it('counts for a superuser, who may do all of it', async () => {
    const { id } = await given();
    const { token } = await createUser(testApp, { isSuperuser: true });
    expect((await thank(id, { acknowledgment_msg: 'Merci' }, token)).statusCode).toBe(200);
    expect((await receive(id, token)).statusCode).toBe(200);
    expect((await remove(id, token)).statusCode).toBe(200);
  });

  it.each(['0', '-1', 'abc', '1.5', '9'.repeat(17), '%00', '1;drop'])('reaches anything with the id %s', async (id) => {
    const answer = await testApp.request(`DELETE /booking/${id}`, { token: parents.owner.token });
    expect([400, 404, 422]).toContain(answer.statusCode);
  });
});
