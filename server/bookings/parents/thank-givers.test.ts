import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURES } from '#contract/features.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createBooking, createOnlineRegistry, createUser, createWish } from '../../testing/builders.ts';
import { bookingCalls } from '../../testing/calls/booking-calls.ts';
import { readOutbox } from '../../testing/mails/outbox.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { parents, given, thank, receive } = bookingCalls(testApp);

describe('without the thanks feature', () => {
  let plain: TestApp;
  beforeAll(async () => {
    plain = await startTestApp({ features: { ...FEATURES, thanksFeature: false } });
  });
  afterAll(() => plain.close());

  it('gifts are received without a word, and there is nothing to thank with', async () => {
    const user = await createUser(plain);
    const registry = await createOnlineRegistry(plain, { owner: user });
    const wish = await createWish(plain, { registryId: registry.id });
    const { id } = await createBooking(plain, { wishId: wish.id });
    const body = { acknowledgment_msg: 'Merci' };
    expect((await plain.request(`POST /booking/thank/${id}`, { token: user.token, body })).statusCode).toBe(404);
    const received = await plain.request(`POST /booking/mark_as_received/${id}`, { token: user.token });
    expect(received.json()).toMatchObject({ received: true, thanked: false });
  });
});

describe('the parents', () => {
  it('thank the giver, then say that the gift is there', async () => {
    const booking = await given({ anonymous: true, message: 'Bienvenue' });
    const early = await receive(booking.id);
    expect([early.statusCode, early.json().code]).toEqual([409, 'THANK_FIRST']);
    const thanked = await thank(booking.id);
    expect(thanked.statusCode).toBe(200);
    expect(thanked.json()).toMatchObject({ thanked: true, thanked_date: expect.any(String), received: false });
    const received = await receive(booking.id);
    expect(received.statusCode).toBe(200);
    expect(received.json()).toEqual({
      id: booking.id,
      wish_id: booking.wishId,
      birthregistry_id: parents.registryId,
      giver_id: expect.any(Number),
      first_name: 'Jeanne',
      last_name: 'Petit',
      booking_date: expect.any(String),
      anonymous: true,
      message: 'Bienvenue',
      bought: false,
      bought_date: null,
      thanked: true,
      thanked_date: thanked.json().thanked_date,
      received: true,
      received_date: expect.any(String),
    });
  });

  it('cannot thank twice, nor receive twice', async () => {
    const { id } = await given();
    await thank(id);
    expect((await thank(id)).json().code).toBe('ALREADY_THANKED');
    await testApp.request(`POST /booking/mark-as-received/${id}`, { token: parents.owner.token });
    expect((await receive(id)).json().code).toBe('ALREADY_RECEIVED');
  });

  it('who press "thank" twice send one mail', async () => {
    const { id } = await given({ email: 'twice@example.org' });
    const answers = await Promise.all([thank(id), thank(id), thank(id)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
    await testApp.deliverMails();
    const mails = await readOutbox(testApp.context.config.dataDir);
    expect(mails.filter((mail) => mail.cause.startsWith('thanks') && mail.to === 'twice@example.org')).toHaveLength(1);
  });

  it('thank for all of a giver’s gifts on the list at once, in one mail', async () => {
    const one = await given({ email: 'Tante@example.org' });
    const other = await given({ email: 'tante@EXAMPLE.org' });
    const thankedBefore = await given({ email: 'tante@example.org' });
    const ofSomebodyElse = await given({ email: 'oncle@example.org' });
    const registry = await createOnlineRegistry(testApp, { owner: parents.owner });
    const onOtherRegistry = await given({ email: 'tante@example.org' }, registry.id);
    await thank(thankedBefore.id, { acknowledgment_msg: 'Déjà dit' });
    const answer = await thank(one.id, { acknowledgment_msg: 'Merci pour tout', all_gifts: true });
    expect(answer.statusCode).toBe(200);
    expect((await thank(other.id)).json().code).toBe('ALREADY_THANKED');
    expect((await thank(ofSomebodyElse.id)).statusCode).toBe(200);
    expect((await thank(onOtherRegistry.id)).statusCode).toBe(200);
    await testApp.deliverMails();
    const mails = await readOutbox(testApp.context.config.dataDir);
    expect(mails.filter((mail) => mail.text.includes('Merci pour tout')).map((mail) => mail.cause)).toEqual([
      `thanks-${one.id}`,
    ]);
  });
});
