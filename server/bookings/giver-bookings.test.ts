import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingRequests, bookings, giverTokens, registries } from '../database/schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import {
  bookingPayload,
  createBooking,
  createOnlineRegistry,
  createRegistry,
  createUser,
  createWish,
} from '../testing/builders.ts';
import { readOutbox } from '../testing/outbox.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

async function given(row: Partial<typeof registries.$inferInsert> = {}, email = anyEmail()) {
  const owner = await createUser(testApp);
  const registry = await createOnlineRegistry(testApp, { owner, ...row });
  const wish = await createWish(testApp, { registryId: registry.id, link: 'https://shop.example/doudou' });
  return { owner, registry, wish, ...(await createBooking(testApp, { wishId: wish.id, email })) };
}

/** The mails to a parent about what givers cancelled, once their quarter of an hour is over. */
async function toldOfCancelling(owner: { email: string }) {
  await testApp.context.database.execute(sql`update jobs.job set start_after = now()`);
  await testApp.deliverMails();
  const mails = await readOutbox(testApp.context.config.dataDir);
  return mails.filter(({ to, cause }) => to === owner.email && cause.startsWith('booking-cancelled'));
}

function expectOneOrTwoWhereTheQuarterTurns(mails: unknown[]) {
  expect([1, 2]).toContain(mails.length);
}

/** The personal link of each mail that left to this address, the oldest first. */
async function mailedTokens(email: string): Promise<string[]> {
  await testApp.deliverMails();
  const mails = await readOutbox(testApp.context.config.dataDir);
  const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
  return texts.flatMap((text) => /\/my-booking\/([\w-]+)/.exec(text)?.[1] ?? []);
}

function anyEmail(): string {
  return `giver-${crypto.randomUUID()}@example.org`;
}

function page(token: string) {
  return testApp.request(`GET /booking/giver/${token}`);
}

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
          wish: { id: wish.id, title: 'Doudou lapin', link: 'https://shop.example/doudou', img_path: null },
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

  it('cancels: the booking is gone, the gift is free and the parents are told', async () => {
    const { id, giverToken, owner, wish } = await given();
    const answer = await testApp.request(`DELETE /booking/giver/${giverToken}/${id}`);
    expect([answer.statusCode, answer.json().id]).toEqual([200, id]);
    expect((await page(giverToken)).json()).toEqual({ bookings: [] });
    expect((await testApp.request(`DELETE /booking/giver/${giverToken}/${id}`)).statusCode).toBe(404);
    expect((await testApp.request(`POST /booking/giver/${giverToken}/${id}/bought`)).statusCode).toBe(404);
    await createBooking(testApp, { wishId: wish.id });
    expect(await toldOfCancelling(owner)).toMatchObject([{ subject: 'Jeanne Petit a annulé sa réservation' }]);
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

  it('who presses twice on "cancel" cancels once', async () => {
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

describe('a personal link', () => {
  it('opens nothing of another giver', async () => {
    const [mine, other] = [await given(), await given()];
    for (const line of [
      `POST /booking/giver/${mine.giverToken}/${other.id}/bought`,
      `DELETE /booking/giver/${mine.giverToken}/${other.id}`,
    ]) {
      expect((await testApp.request(line)).statusCode).toBe(404);
    }
  });

  it.each([
    ['short', 'x'],
    ['long', 'a'.repeat(2000)],
    ['endless', 'a'.repeat(5000)],
    ['of the right shape', 'unknown-token-unknown-token-unkn'],
    ['hostile', '%00'],
    ['clever', "'%20or%201=1--"],
    ['a path', '..%2f..%2f'],
  ])('that is invented and %s opens nothing', async (_, token) => {
    expect([400, 404, 422]).toContain((await page(token)).statusCode);
  });

  it('is kept as a hash only', async () => {
    const { giverToken } = await given();
    const rows = await testApp.context.database.select({ hash: giverTokens.hash }).from(giverTokens);
    expect(rows.some(({ hash }) => hash.toString('latin1').includes(giverToken))).toBe(false);
  });

  it('dies six months after the latest event of its lists', async () => {
    const { giverToken, registry } = await given();
    const { database } = testApp.context;
    async function statusWith(event: string, booked: string) {
      await database
        .update(registries)
        .set({ eventDate: sql.raw(event) })
        .where(eq(registries.id, registry.id));
      await database.update(bookingRequests).set({ createdAt: sql.raw(booked) });
      return (await page(giverToken)).statusCode;
    }
    const longAgo = "now() - interval '3 years'";
    expect(await statusWith("current_date - interval '5 months'", longAgo)).toBe(200);
    expect(await statusWith("current_date - interval '7 months'", longAgo)).toBe(404);
    expect(await statusWith("current_date - interval '7 months'", "now() - interval '5 months'")).toBe(200);
    expect(await statusWith("current_date + interval '5 months'", longAgo)).toBe(200);
  });
});

describe('whoever books with an address that nobody reached', () => {
  const PRIVATE = {
    address_first_line: null,
    address_second_line: null,
    address_zip_code: null,
    address_region: null,
    address_owner: 'Camille et Sacha Martin',
    address_city: 'Nantes',
    address_country: 'FR',
  };

  it('learns who and in which town, not where, whatever they do', async () => {
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
