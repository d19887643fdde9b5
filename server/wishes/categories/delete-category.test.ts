import { describe, expect, it } from 'vitest';
import { createOwner, createWish } from '../../testing/builders.ts';
import { categoryCalls } from '../../testing/calls/category-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { create, change, remove, labels } = categoryCalls(() => testApp);

describe('A parent deletes a category', () => {
  it('once it is empty; deleted wishes do not count, and its label is free again', async () => {
    const owner = await createOwner(testApp);
    const { id } = (await create(owner, { label: 'Chambre' })).json();
    const wish = await createWish(testApp, { registryId: owner.registry.id, categoryId: id });
    const full = await remove(owner.token, id);
    expect([full.statusCode, full.json().code]).toEqual([409, 'CATEGORY_NOT_EMPTY']);
    await testApp.request(`DELETE /wish/${wish.id}`, { token: owner.token });
    expect((await remove(owner.token, id)).json()).toMatchObject({ id, label: 'Chambre' });
    expect(await labels(owner)).toEqual([]);
    expect((await remove(owner.token, id)).statusCode).toBe(404);
    expect((await change(owner.token, id, { label: 'x' })).statusCode).toBe(404);
    expect((await create(owner, { label: 'Chambre' })).statusCode).toBe(201);
  });

  it('and never under a wish that arrives at the same moment', async () => {
    const owner = await createOwner(testApp);
    for (let round = 0; round < 5; round += 1) {
      const { id } = (await create(owner, { label: `n${round}` })).json();
      const [wish, deletion] = await Promise.all([
        testApp.request('POST /wish/', { token: owner.token, body: { category_id: id, title: 'Lit' } }),
        remove(owner.token, id),
      ]);
      expect([
        [201, 409],
        [404, 200],
      ]).toContainEqual([wish.statusCode, deletion.statusCode]);
    }
  });
});

it('A wish is never moved into a category that goes at the same moment', async () => {
  const owner = await createOwner(testApp);
  const wish = await createWish(testApp, { registryId: owner.registry.id });
  for (let round = 0; round < 5; round += 1) {
    const { id } = (await create(owner, { label: `m${round}` })).json();
    const [move, deletion] = await Promise.all([
      testApp.request(`PUT /wish/${wish.id}`, { token: owner.token, body: { category_id: id } }),
      remove(owner.token, id),
    ]);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([move.statusCode, deletion.statusCode]);
    const categoryId = (await testApp.request(`GET /wish/${wish.id}`, { token: owner.token })).json().category_id;
    expect((await testApp.request(`GET /category/${categoryId}`, { token: owner.token })).json()).toMatchObject({
      wishes: [{ id: wish.id }],
    });
  }
});
