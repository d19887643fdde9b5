import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURES } from '#contract/endpoint.ts';
import { buildApp } from '../app.ts';
import type { TestApp } from '../testing/app.ts';
import {
  createBaby,
  createBooking,
  createCategory,
  createRegistry,
  createShortLink,
  createWish,
} from '../testing/builders.ts';
import { sharingCalls, startWithSecondOwners, type User } from '../testing/calls/sharing-calls.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startWithSecondOwners();
});
afterAll(() => testApp.close());

const { change, end, mailsTo, shared } = sharingCalls(() => testApp);

async function sharedOnline() {
  const people = await shared();
  const { id: registryId } = people.registry;
  const shortLink = await createShortLink(testApp, { registryId });
  const category = await createCategory(testApp, { registryId });
  const wish = await createWish(testApp, { registryId, categoryId: category.id, quantity: 20 });
  return { ...people, shortLink, category, wish };
}

function as(user: User) {
  return (line: string, body?: object) => testApp.request(line, { token: user.token, ...(body ? { body } : {}) });
}

describe('The second owner', () => {
  it('has the list among their own, and sees everything of it', async () => {
    const { owner, partner, registry } = await sharedOnline();
    const own = await createRegistry(testApp, { owner: partner });
    const mine = await as(partner)('GET /birthregistry/mine');
    expect(mine.headers['x-total-count']).toBe('2');
    expect(mine.json().map(({ id }: { id: number }) => id)).toEqual([own.id, registry.id]);
    const whole = await as(partner)(`GET /birthregistry/${registry.id}`);
    expect(whole.json()).toMatchObject({ user_id: owner.id, address_first_line: '12 rue des Lilas' });
    expect(whole.json()).toEqual((await as(owner)(`GET /birthregistry/${registry.id}`)).json());
  });

  it('changes the list, its babies, links, categories and gifts', async () => {
    const { partner, registry, shortLink, category, wish } = await sharedOnline();
    const baby = await createBaby(testApp, { registryId: registry.id });
    const ofRegistry = { birthregistry_id: registry.id };
    const calls: [string, object?][] = [
      [`PUT /birthregistry/${registry.id}`, { title: 'À deux', babies: [{ id: baby.id, firstname: 'Zoé' }] }],
      ['POST /shortlink/', { ...ofRegistry, name: `a-deux-${registry.id}` }],
      [`PUT /shortlink/${shortLink.id}`, { is_active: false }],
      [`DELETE /shortlink/${shortLink.id}`],
      ['POST /category/', { ...ofRegistry, label: 'Repas' }],
      [`PUT /category/${category.id}`, { label: 'Sommeil' }],
      ['POST /wish/', { category_id: category.id, title: 'Lit', price: 10 }],
      [`GET /wish/${wish.id}`],
      [`PUT /wish/${wish.id}`, { title: 'Lampe' }],
      [`DELETE /wish/${wish.id}`],
      [`GET /category/birth_registry/${registry.id}`],
    ];
    for (const [line, body] of calls) expect((await as(partner)(line, body)).statusCode, line).toBeLessThan(300);
    const seen = (await as(partner)(`GET /birthregistry/${registry.id}`)).json();
    expect(seen).toMatchObject({ title: 'À deux', babies: [{ firstname: 'Zoé' }] });
  });

  it('thanks, receives and deletes bookings', async () => {
    const { partner, wish } = await sharedOnline();
    const [kept, deleted] = [
      await createBooking(testApp, { wishId: wish.id }),
      await createBooking(testApp, { wishId: wish.id }),
    ];
    const act = as(partner);
    expect((await act(`POST /booking/thank/${kept.id}`, { acknowledgment_msg: 'Merci' })).statusCode).toBe(200);
    expect((await act(`POST /booking/mark_as_received/${kept.id}`)).statusCode).toBe(200);
    expect((await act(`DELETE /booking/${deleted.id}`)).statusCode).toBe(200);
  });

  it('cannot delete the list', async () => {
    const { owner, partner, registry } = await sharedOnline();
    const answer = await as(partner)(`DELETE /birthregistry/${registry.id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    expect((await as(owner)(`GET /birthregistry/${registry.id}`)).statusCode).toBe(200);
  });

  it('may make twenty lists of their own beside those that are shared', async () => {
    const { partner, registry } = await sharedOnline();
    for (let made = 0; made < 19; made += 1) await createRegistry(testApp, { owner: partner });
    const { title, addressOwner, addressFirstLine, addressCity, addressZipCode } = registry;
    const body = {
      title,
      address_owner: addressOwner,
      address_first_line: addressFirstLine,
      address_city: addressCity,
      address_zip_code: addressZipCode,
      address_country: 'FR',
      event_date: '2027-03-14',
    };
    const answers = [await as(partner)('POST /birthregistry/', body), await as(partner)('POST /birthregistry/', body)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422]);
  });

  it('manages nothing any more once removed', async () => {
    const { owner, partner, registry, wish } = await sharedOnline();
    await end(owner, registry.id);
    expect((await change(partner, registry.id, { title: 'x' })).statusCode).toBe(404);
    expect((await as(partner)(`GET /wish/${wish.id}`)).statusCode).toBe(404);
    expect((await as(partner)('GET /birthregistry/mine')).json()).toEqual([]);
    expect((await as(partner)(`GET /birthregistry/${registry.id}`)).json()).not.toHaveProperty('user_id');
  });
});

describe('Both parents', () => {
  it('hear of each booking and each cancellation, in their languages', async () => {
    const { owner, partner, wish } = await sharedOnline();
    const { id, giverToken } = await createBooking(testApp, { wishId: wish.id, first_name: 'Jeanne' });
    await testApp.request(`DELETE /booking/giver/${giverToken}/${id}`);
    await createBooking(testApp, { wishId: wish.id, first_name: 'Paul' });
    await testApp.deliverMails();
    await testApp.context.database.execute(sql`update jobs.job set start_after = now()`);
    const told = [await mailsTo(owner.email), await mailsTo(partner.email)];
    const languages = told.map((mails) => new Set(mails.map(({ language }) => language)));
    expect(languages).toEqual([new Set(['fr']), new Set(['de'])]);
    for (const mails of told) {
      expect(mails.filter(({ cause }) => cause.startsWith('booking-cancelled'))).toHaveLength(1);
      expect(mails.filter(({ subject }) => subject.includes('Paul'))).toHaveLength(1);
    }
  });

  it('get one digest each when many book', async () => {
    const { owner, partner, wish } = await sharedOnline();
    for (let made = 0; made < 8; made += 1) {
      await createBooking(testApp, { wishId: wish.id, email: `giver-${made}@example.org` });
    }
    await testApp.deliverMails();
    await testApp.context.database.execute(sql`update jobs.job set start_after = now()`);
    for (const { email } of [owner, partner]) {
      const causes = (await mailsTo(email)).map(({ cause }) => cause).filter((cause) => /^somebody-booked/.test(cause));
      const digests = causes.filter((cause) => cause.includes('-hour-'));
      // Two where the hour turns meanwhile.
      expect([1, 2]).toContain(digests.length);
      expect(causes).toHaveLength(5 + digests.length);
    }
  });

  it('except who was removed before the mail left', async () => {
    const { owner, partner, registry, wish } = await sharedOnline();
    await createBooking(testApp, { wishId: wish.id });
    await end(owner, registry.id);
    const mails = await mailsTo(partner.email);
    expect(mails.filter(({ cause }) => cause.startsWith('somebody-booked'))).toEqual([]);
  });

  it('are found by the names and the address of either account', async () => {
    const { owner, partner, registry } = await sharedOnline();
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
    const { registry, shortLink, partner } = await sharedOnline();
    for (const path of [`/birthregistry/${registry.id}`, `/birthregistry/shortlink/${shortLink.name}`]) {
      const answer = await testApp.request(`GET ${path}`);
      expect(answer.statusCode).toBe(200);
      for (const secret of ['second_owner', 'owner_name', 'Sacha Petit', partner.email, 'user_id']) {
        expect(answer.body).not.toContain(secret);
      }
    }
  });
});

describe('Where the feature is switched off again', () => {
  it('sharing stops, and nothing is lost', async () => {
    const { owner, partner, registry, wish } = await sharedOnline();
    const { context } = testApp;
    const off = await buildApp({ ...context, config: { ...context.config, features: { ...FEATURES } } });
    const ask = (user: User, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
      off.inject({
        method,
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${user.token}` },
        ...(payload ? { payload } : {}),
      });

    expect((await ask(partner, 'GET', '/birthregistry/mine')).json()).toEqual([]);
    expect((await ask(partner, 'PUT', `/birthregistry/${registry.id}`, { title: 'x' })).statusCode).toBe(404);
    expect((await ask(partner, 'GET', `/wish/${wish.id}`)).statusCode).toBe(404);
    expect((await ask(owner, 'DELETE', `/birthregistry/${registry.id}/second_owner`)).statusCode).toBe(404);
    const accept = await ask(partner, 'POST', `/birthregistry/${registry.id}/second_owner/accept`, { token: 'x' });
    expect(accept.statusCode).toBe(404);
    const saved = await ask(owner, 'PUT', `/birthregistry/${registry.id}`, { second_owner_mail: 'other@example.org' });
    expect(saved.json()).toMatchObject({ second_owner_mail: null, second_owner: { state: 'none' } });
    const found = await ask(owner, 'GET', `/birthregistry/search/${encodeURIComponent(partner.email)}`);
    expect(found.json()).toEqual([]);
    await off.close();

    expect((await as(owner)(`GET /birthregistry/${registry.id}`)).json()).toMatchObject({
      second_owner_mail: partner.email,
      second_owner: { state: 'accepted' },
    });
    expect((await change(partner, registry.id, { title: 'De retour' })).statusCode).toBe(200);
  });
});
