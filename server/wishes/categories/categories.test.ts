import { describe, expect, it } from 'vitest';
import { LIMITS, TIMES_WITH_DELETED } from '#contract/limits.ts';
import {
  createBooking,
  createCategory,
  createOwner,
  createShortLink,
  createUser,
  createWish,
} from '../../testing/builders.ts';
import { categoryCalls } from '../../testing/calls/category-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { create, change, remove, labels } = categoryCalls(() => testApp);

describe('A parent makes a category', () => {
  it('which goes to the end, or where its order says', async () => {
    const owner = await createOwner(testApp);
    const first = await create(owner, { label: ' Chambre ' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      id: expect.any(Number),
      label: 'Chambre',
      order: 0,
      birthregistry_id: owner.registry.id,
      wishes: [],
    });
    await create(owner, { label: 'Bain', order: 7 });
    expect((await create(owner, { label: 'Repas' })).json().order).toBe(8);
    await create(owner, { label: 'Sorties', order: 3 });
    expect(await labels(owner)).toEqual(['Chambre', 'Sorties', 'Bain', 'Repas']);
  });

  it('but none of a label that the list has, in any case; other lists may have it', async () => {
    const owner = await createOwner(testApp);
    await create(owner, { label: 'Été' });
    const again = await create(owner, { label: 'éTÉ' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'CATEGORY_ALREADY_EXISTS']);
    expect((await create(await createOwner(testApp), { label: 'Été' })).statusCode).toBe(201);
  });

  it('once, though ten requests for it come at once', async () => {
    const owner = await createOwner(testApp);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => create(owner, { label: index % 2 ? 'Jouets' : 'JOUETS' })),
    );
    expect(responses.map((response) => response.statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('fifty at most, however many requests come at once; deleted ones do not count among them', async () => {
    const owner = await createOwner(testApp);
    const registryId = owner.registry.id;
    await createCategory(testApp, { registryId, deletedAt: new Date() });
    for (let made = 0; made < 48; made += 1) await createCategory(testApp, { registryId });
    const responses = await Promise.all(Array.from({ length: 6 }, (_, index) => create(owner, { label: `n${index}` })));
    expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(2);
    expect(responses.find((response) => response.statusCode === 422)?.json().errors).toMatchObject([{ code: 'QUOTA' }]);
  });

  it('not again and again in the place of those that were deleted', async () => {
    const owner = await createOwner(testApp);
    const gone = { registryId: owner.registry.id, deletedAt: new Date() };
    const most = LIMITS.categoriesPerList * TIMES_WITH_DELETED;
    await Promise.all(Array.from({ length: most }, () => createCategory(testApp, gone)));
    const refused = await create(owner, { label: 'Une de trop' });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ code: 'QUOTA' }]]);
  });

  it.each([
    [{ label: '' }, 'label', 'REQUIRED'],
    [{ label: 'a\u0000b' }, 'label', 'CONTROL_CHARACTERS'],
    [{ label: 'x'.repeat(256) }, 'label', 'TOO_LONG'],
    [{ label: ['Chambre'] }, 'label', 'INVALID_TYPE'],
    [{ label: 'Chambre', order: -1 }, 'order', 'TOO_SMALL'],
    [{ label: 'Chambre', order: 1.5 }, 'order', 'INVALID_TYPE'],
    [{ label: 'Chambre', order: 9_999_999_999 }, 'order', 'TOO_BIG'],
    [{ label: 'Chambre', birthregistry_id: 'abc' }, 'birthregistry_id', 'INVALID_TYPE'],
    [{ label: 'Chambre', birthregistry_id: 2 ** 53 }, 'birthregistry_id', 'TOO_BIG'],
  ])('not from %j', async (body, path, code) => {
    const response = await create(await createOwner(testApp), body);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toContainEqual(expect.objectContaining({ path, code }));
  });
});

describe('A parent changes a category', () => {
  it('and what is absent stays', async () => {
    const owner = await createOwner(testApp);
    const { id } = (await create(owner, { label: 'Chambre', order: 4 })).json();
    expect((await change(owner.token, id, { label: 'La chambre' })).json()).toMatchObject({
      label: 'La chambre',
      order: 4,
    });
    expect((await change(owner.token, id, { order: 2 })).json()).toMatchObject({ label: 'La chambre', order: 2 });
    expect((await change(owner.token, id, {})).json()).toMatchObject({ label: 'La chambre', order: 2 });
    expect((await change(owner.token, id, { label: 'LA CHAMBRE' })).statusCode).toBe(200);
  });

  it('but not into one that the list has', async () => {
    const owner = await createOwner(testApp);
    await create(owner, { label: 'Bain' });
    const { id } = (await create(owner, { label: 'Repas' })).json();
    expect((await change(owner.token, id, { label: 'bain' })).json().code).toBe('CATEGORY_ALREADY_EXISTS');
  });
});

it('A category shows who booked its wishes to the parents', async () => {
  const owner = await createOwner(testApp);
  await createShortLink(testApp, { registryId: owner.registry.id });
  const wish = await createWish(testApp, { registryId: owner.registry.id });
  await createBooking(testApp, { wishId: wish.id, anonymous: true });
  const read = await testApp.request(`GET /category/${wish.categoryId}`, { token: owner.token });
  expect(read.json().wishes).toMatchObject([{ id: wish.id, bookings: [{ first_name: 'Jeanne', anonymous: true }] }]);
  expect(read.body).not.toContain('jeanne@example.org');
});

it('A category of somebody else is nobody’s to make, change or delete, but a superuser’s', async () => {
  const owner = await createOwner(testApp);
  const stranger = await createOwner(testApp);
  const superuser = await createUser(testApp, { isSuperuser: true });
  const { id } = (await create(owner, { label: 'À moi' })).json();
  expect((await create({ ...stranger, registry: owner.registry }, { label: 'Intrus' })).statusCode).toBe(404);
  expect((await change(stranger.token, id, { label: 'Volé' })).statusCode).toBe(404);
  expect((await remove(stranger.token, id)).statusCode).toBe(404);
  for (const line of ['POST /category/', `PUT /category/${id}`, `DELETE /category/${id}`]) {
    expect((await testApp.request(line, { body: {} })).statusCode).toBe(403);
  }
  expect(await labels(owner)).toEqual(['À moi']);
  expect((await change(superuser.token, id, { label: 'Vu' })).statusCode).toBe(200);
});
