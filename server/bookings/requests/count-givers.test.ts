import { afterEach, describe, expect, it } from 'vitest';
import { readRates } from '#contract/rate-limits.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { bookingPayload, createOnlineRegistry, createWish } from '../../testing/builders.ts';

let testApp: TestApp;
afterEach(() => testApp.close());

/** Books one more copy of a gift from one client, as giver number n. */
async function booker(rates: string) {
  testApp = await startTestApp({ rates: readRates(rates) });
  const { id: registryId } = await createOnlineRegistry(testApp);
  const wishes = [1, 2, 3].map(() => createWish(testApp, { registryId, quantity: 20 }));
  const ids = (await Promise.all(wishes)).map(({ id }) => id);
  return (giver: number, from = '192.0.2.1') => {
    const body = [bookingPayload({ wishes_ids: [ids[giver % 3] ?? 0], email: `Invite${giver}@example.org` })];
    return testApp.request('POST /booking/multi', { body, from });
  };
}

const guests = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('mails as bait', () => {
  it('one client has mails sent to ten givers an hour at most', async () => {
    const book = await booker('on');
    for (const guest of guests(10)) expect((await book(guest)).statusCode).toBe(201);
    for (let times = 0; times < 2; times += 1) {
      const refused = await book(11);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(3000);
      expect(seconds).toBeLessThanOrEqual(3600);
    }
    expect((await book(10)).statusCode).toBe(201);
    expect((await book(11, '192.0.2.2')).statusCode).toBe(201);
  });

  it('nor more when all come at once, each twice', async () => {
    const book = await booker('on');
    const answers = await Promise.all(guests(14).flatMap((guest) => [book(guest), book(guest)]));
    await testApp.deliverMails();
    const booked = answers.flatMap(({ statusCode }, index) => (statusCode === 201 ? [Math.floor(index / 2)] : []));
    expect(new Set(booked).size).toBeLessThanOrEqual(10);
  });

  it('nor many from the many addresses of one IPv6 network', async () => {
    const book = await booker('on');
    const answers: number[] = [];
    for (const guest of guests(50)) answers.push((await book(guest, `2001:db8:0:${guest.toString(16)}::1`)).statusCode);
    expect(answers.filter((status) => status === 201)).toHaveLength(40);
  });

  it('while limits are switched off nothing is counted', async () => {
    const book = await booker('off');
    for (const guest of guests(12)) expect((await book(guest)).statusCode).toBe(201);
  });
});
