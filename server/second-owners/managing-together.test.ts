import { describe, expect, it } from 'vitest';
import { createBaby, createBooking, createRegistry } from '../testing/builders.ts';
import { managedByTwoCalls } from '../testing/calls/managed-by-two-calls.ts';
import { secondOwnerCalls, WITH_SECOND_OWNERS } from '../testing/calls/second-owner-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp({ features: WITH_SECOND_OWNERS });
const { change, end } = secondOwnerCalls(() => testApp);
const { as, onlineManagedByTwo } = managedByTwoCalls(() => testApp);

describe('The second owner', () => {
  it('has the list among their own, and sees everything of it', async () => {
    const { owner, partner, registry } = await onlineManagedByTwo();
    const own = await createRegistry(testApp, { owner: partner });
    const mine = await as(partner)('GET /birthregistry/mine');
    expect(mine.headers['x-total-count']).toBe('2');
    expect(mine.json().map(({ id }: { id: number }) => id)).toEqual([own.id, registry.id]);
    const whole = await as(partner)(`GET /birthregistry/${registry.id}`);
    expect(whole.json()).toMatchObject({ user_id: owner.id, address_first_line: '12 rue des Lilas' });
    expect(whole.json()).toEqual((await as(owner)(`GET /birthregistry/${registry.id}`)).json());
  });

  it('changes the list, its babies, links, categories and gifts', async () => {
    const { partner, registry, shortLink, category, wish } = await onlineManagedByTwo();
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
    const { partner, wish } = await onlineManagedByTwo();
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
    const { owner, partner, registry } = await onlineManagedByTwo();
    const answer = await as(partner)(`DELETE /birthregistry/${registry.id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    expect((await as(owner)(`GET /birthregistry/${registry.id}`)).statusCode).toBe(200);
  });

  it('may make twenty lists of their own beside those that are shared', async () => {
    const { partner, registry } = await onlineManagedByTwo();
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
    const { owner, partner, registry, wish } = await onlineManagedByTwo();
    await end(owner, registry.id);
    expect((await change(partner, registry.id, { title: 'x' })).statusCode).toBe(404);
    expect((await as(partner)(`GET /wish/${wish.id}`)).statusCode).toBe(404);
    expect((await as(partner)('GET /birthregistry/mine')).json()).toEqual([]);
    expect((await as(partner)(`GET /birthregistry/${registry.id}`)).json()).not.toHaveProperty('user_id');
  });
});
