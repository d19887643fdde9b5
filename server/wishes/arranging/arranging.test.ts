import { beforeEach, describe, expect, it } from 'vitest';
import { createBooking, createCategory, createWish } from '../../testing/builders.ts';
import { wishCalls } from '../../testing/calls/wish-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { ownerWithCategory } = wishCalls(() => testApp);

let owner: Awaited<ReturnType<typeof ownerWithCategory>>;
let bath: { id: number };
let wishes: Record<'a' | 'b' | 'c' | 'd', number>;

beforeEach(async () => {
  owner = await ownerWithCategory();
  const registryId = owner.registry.id;
  bath = await createCategory(testApp, { registryId, label: 'Bain', order: 1 });
  const make = async (title: string, order: number, categoryId: number) =>
    (await createWish(testApp, { registryId, categoryId, title, order })).id;
  wishes = {
    a: await make('a', 0, owner.category.id),
    b: await make('b', 1, owner.category.id),
    c: await make('c', 2, owner.category.id),
    d: await make('d', 0, bath.id),
  };
});

function arrange(body: object, token = owner.token) {
  return testApp.request(`PUT /birthregistry/${owner.registry.id}/arrangement`, { token, body });
}

function change(body: object) {
  return testApp.request(`PUT /birthregistry/${owner.registry.id}/wishes`, { token: owner.token, body });
}

async function shown(): Promise<string[]> {
  const { body } = await testApp.request(`GET /birthregistry/${owner.registry.id}`, { token: owner.token });
  const { categories }: { categories: { label: string; wishes: { title: string }[] }[] } = JSON.parse(body);
  return categories.map(({ label, wishes: inside }) => {
    const name = label === 'Bain' ? 'Bain' : 'Chambre';
    return `${name}: ${inside.map(({ title }) => title).join('')}`;
  });
}

describe('Parents put their gifts into another order', () => {
  it('within a category, between categories, and the categories themselves, in one call', async () => {
    const answer = await arrange({
      categories_ids: [bath.id],
      categories: [
        { category_id: bath.id, wishes_ids: [wishes.c, wishes.d] },
        { category_id: owner.category.id, wishes_ids: [wishes.b] },
      ],
    });
    expect(answer.statusCode).toBe(200);
    expect(await shown()).toEqual(['Bain: cd', 'Chambre: ba']);
    expect(answer.json()[0].wishes.map(({ title }: { title: string }) => title)).toEqual(['c', 'd']);
  });

  it('and what they did not name keeps its place behind it', async () => {
    await arrange({ categories: [{ category_id: owner.category.id, wishes_ids: [wishes.c] }] });
    expect(await shown()).toEqual(['Chambre: cab', 'Bain: d']);
  });

  it.each([
    ['a wish that was deleted meanwhile', () => [wishes.b, wishes.c]],
    ['another list’s wish', async () => [wishes.b, (await createWish(testApp, (await elsewhere()).wish)).id]],
  ])('or not at all, with %s', async (_what, ids) => {
    await testApp.request(`DELETE /wish/${wishes.c}`, { token: owner.token });
    const named = await ids();
    const refused = await arrange({ categories: [{ category_id: bath.id, wishes_ids: named }] });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([404, [{ path: `wishes_ids.${named[1]}` }]]);
    expect(await shown()).toEqual(['Chambre: ab', 'Bain: d']);
  });

  it('or not at all, with a category of another list, or anything twice', async () => {
    const other = (await elsewhere()).category.id;
    const refused = await arrange({ categories_ids: [bath.id, other] });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([404, [{ path: `categories_ids.${other}` }]]);
    const twice = [
      { categories: [{ category_id: bath.id, wishes_ids: [wishes.a, wishes.a] }] },
      { categories_ids: [bath.id, bath.id] },
      { categories: [bath, bath].map(({ id }) => ({ category_id: id, wishes_ids: [] })) },
    ];
    for (const body of twice) expect((await arrange(body)).json().errors).toMatchObject([{ code: 'DUPLICATE' }]);
    expect(await shown()).toEqual(['Chambre: abc', 'Bain: d']);
  });

  it('and of two who do it at once each is heard whole, also while gifts are booked and deleted', async () => {
    const { a, b, c, d } = wishes;
    const forwards = [
      { category_id: owner.category.id, wishes_ids: [a, b] },
      { category_id: bath.id, wishes_ids: [d, c] },
    ];
    const backwards = [
      { category_id: bath.id, wishes_ids: [a, b] },
      { category_id: owner.category.id, wishes_ids: [d, c] },
    ];
    const extra = (await createWish(testApp, { registryId: owner.registry.id, categoryId: bath.id, title: 'e' })).id;
    const rounds = Array.from({ length: 8 }, (_, at) => arrange({ categories: at % 2 ? forwards : backwards }));
    const booked = [a, b, c, d].map((wishId) => createBooking(testApp, { wishId }));
    const deleted = testApp.request(`DELETE /wish/${extra}`, { token: owner.token });
    const answers = await Promise.all(rounds);
    await Promise.all([...booked, deleted]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect([
      ['Chambre: ab', 'Bain: dc'],
      ['Chambre: dc', 'Bain: ab'],
    ]).toContainEqual(await shown());
  });
});

describe('Of an order made from another that somebody has changed since', () => {
  const roomOf = (...ids: number[]) => ({ categories: [{ category_id: owner.category.id, wishes_ids: ids }] });

  it('nothing is kept, of eight who send theirs at once all but the first', async () => {
    const { a, b, c } = wishes;
    const orders = [
      [b, a, c],
      [c, b, a],
      [b, c, a],
      [c, a, b],
    ];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => arrange({ ...roomOf(...(orders[at % 4] ?? [])), seen: roomOf(a, b, c) })),
    );
    const [heard, ...same] = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    // Whoever asks for what holds by then is content.
    expect(same.map(({ body }) => body)).toEqual(same.map(() => heard?.body));
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(7 - same.length).fill('ARRANGED_MEANWHILE'));
    expect(refused.length).toBeGreaterThanOrEqual(6);
    const titles = heard
      ?.json()[0]
      .wishes.map(({ title }: { title: string }) => title)
      .join('');
    expect(await shown()).toEqual([`Chambre: ${titles}`, 'Bain: d']);
  });

  it('nor when a gift was moved to another category since, or the categories themselves', async () => {
    const { a, b, c, d } = wishes;
    await arrange({ categories: [{ category_id: bath.id, wishes_ids: [b, d] }] });
    const refused = await arrange({ ...roomOf(c, b, a), seen: roomOf(a, b, c) });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ARRANGED_MEANWHILE']);
    const both = [owner.category.id, bath.id];
    await arrange({ categories_ids: both.toReversed() });
    const third = await createCategory(testApp, { registryId: owner.registry.id, label: 'Repas', order: 2 });
    const again = await arrange({ categories_ids: [third.id, ...both], seen: { categories_ids: [...both, third.id] } });
    expect(again.json().code).toBe('ARRANGED_MEANWHILE');
    expect(await shown()).toEqual(['Bain: bd', 'Chambre: ac', 'Chambre: ']);
  });

  it('but gifts that were added or deleted since prevent nothing', async () => {
    const { a, b, c } = wishes;
    await createWish(testApp, { registryId: owner.registry.id, categoryId: owner.category.id, title: 'e', order: 0 });
    await testApp.request(`DELETE /wish/${c}`, { token: owner.token });
    expect((await arrange({ ...roomOf(b, a), seen: roomOf(a, b, c) })).statusCode).toBe(200);
    expect(await shown()).toEqual(['Chambre: bae', 'Bain: d']);
  });

  it('but what is sent again, because no answer came, is as it should be', async () => {
    const { a, b, c } = wishes;
    const order = { ...roomOf(c, b, a), seen: roomOf(a, b, c) };
    for (const _ of ['once', 'again']) expect((await arrange(order)).statusCode).toBe(200);
    expect(await shown()).toEqual(['Chambre: cba', 'Bain: d']);
  });
});

describe('Parents change several gifts at once', () => {
  it('to favourites and back', async () => {
    const favourites = async () => {
      const answer = await testApp.request(`GET /category/${owner.category.id}`, { token: owner.token });
      return answer.json().wishes.map((wish: { is_favorite: boolean }) => wish.is_favorite);
    };
    expect((await change({ wishes_ids: [wishes.a, wishes.c], is_favorite: true })).statusCode).toBe(200);
    expect(await favourites()).toEqual([true, false, true]);
    await change({ wishes_ids: [wishes.a], is_favorite: false });
    expect(await favourites()).toEqual([false, false, true]);
  });

  it('delete them and take that back; each is where it was', async () => {
    await change({ wishes_ids: [wishes.a, wishes.b, wishes.d], deleted: true });
    expect(await shown()).toEqual(['Chambre: c', 'Bain: ']);
    expect((await change({ wishes_ids: [wishes.d, wishes.a, wishes.b], deleted: false })).statusCode).toBe(200);
    expect(await shown()).toEqual(['Chambre: abc', 'Bain: d']);
  });

  it('and one mail tells a giver of all that is gone', async () => {
    await testApp.request('POST /booking/multi', {
      body: [
        {
          ...{ first_name: 'Jeanne', last_name: 'Petit', email: 'jeanne@example.org', anonymous: false },
          wishes_ids: [wishes.a, wishes.d],
        },
      ],
    });
    const before = (await testApp.subjectsTo('jeanne@example.org')).length;
    await change({ wishes_ids: [wishes.a, wishes.d, wishes.c], deleted: true });
    expect((await testApp.subjectsTo('jeanne@example.org')).length - before).toBe(1);
    await change({ wishes_ids: [wishes.a], deleted: false });
    const wish = await testApp.request(`GET /wish/${wishes.a}`, { token: owner.token });
    expect(wish.json()).toMatchObject({ booked: false, available: true, bookings: [] });
  });

  it('but delete none, one by one or together, that was booked since they looked', async () => {
    const seen = await createBooking(testApp, { wishId: wishes.a });
    await createBooking(testApp, { wishId: wishes.b });
    const both = { wishes_ids: [wishes.a, wishes.b], deleted: true };
    const refused = await change({ ...both, newest_booking: seen.id });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'BOOKED_MEANWHILE']);
    const alone = (wishId: number, newest: number) =>
      testApp.request(`DELETE /wish/${wishId}?newest_booking=${newest}`, { token: owner.token });
    expect((await alone(wishes.b, 0)).json().code).toBe('BOOKED_MEANWHILE');
    expect((await alone(wishes.c, 0)).statusCode).toBe(200);
    expect(await shown()).toEqual(['Chambre: ab', 'Bain: d']);
    expect((await alone(wishes.a, seen.id)).statusCode).toBe(200);
    expect((await change({ wishes_ids: [wishes.b], deleted: true })).statusCode).toBe(200);
    expect(await shown()).toEqual(['Chambre: ', 'Bain: d']);
  });

  it('all or none: not with one that is gone, whose category is gone, or of another list', async () => {
    await change({ wishes_ids: [wishes.d], deleted: true });
    const again = await change({ wishes_ids: [wishes.a, wishes.d], deleted: true });
    expect([again.statusCode, again.json().errors]).toMatchObject([404, [{ path: `wishes_ids.${wishes.d}` }]]);
    await testApp.request(`DELETE /category/${bath.id}`, { token: owner.token });
    expect((await change({ wishes_ids: [wishes.d], deleted: false })).statusCode).toBe(404);
    const { id } = await createWish(testApp, (await elsewhere()).wish);
    expect((await change({ wishes_ids: [wishes.a, id], is_favorite: true })).statusCode).toBe(404);
    expect(await shown()).toEqual(['Chambre: abc']);
  });
});

async function elsewhere() {
  const { registry, category } = await ownerWithCategory();
  return { category, wish: { registryId: registry.id, categoryId: category.id } };
}
