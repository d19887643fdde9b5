import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LIMITS, TIMES_WITH_DELETED } from '#contract/limits.ts';
import { registries } from '../database/schema/registries.ts';
import { createPicture, createRegistry, createUser, registryBody } from '../testing/builders.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();

async function create(token: string, body: object = {}) {
  return testApp.request('POST /birthregistry/', { token, body: registryBody(body) });
}

describe('A parent makes a list', () => {
  it('with a baby, and sees everything of it', async () => {
    const owner = await createUser(testApp);
    const response = await create(owner.token, {
      title: '  Liste de Léonie ',
      description: 'Merci !\r\nÀ bientôt',
      babies: [{ firstname: 'Léonie', firstname_is_private: true, gender: 'F' }],
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      title: 'Liste de Léonie',
      type: 'BIRTH',
      description: 'Merci !\nÀ bientôt',
      user_id: owner.id,
      is_private: false,
      is_online: false,
      image_path: null,
      thumbnail_path: null,
      address_second_line: null,
      address_is_private: true,
      event_date: '2027-03-14',
      event_date_is_private: false,
      cash_pool: false,
      babies: [{ firstname: 'Léonie', firstname_is_private: true, gender: 'F', gender_is_private: false }],
      shortlinks: [],
      categories: [],
    });
    expect(Date.parse(response.json().creation_date)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('cannot be put online by merely saying so', async () => {
    const owner = await createUser(testApp);
    const response = await create(owner.token, { is_online: true, id: 7, user_id: 8 });
    expect(response.json()).toMatchObject({ is_online: false, user_id: owner.id });
    expect(response.json().id).not.toBe(7);
  });

  it('also of a baby that is here already', async () => {
    const { token } = await createUser(testApp);
    const response = await create(token, { event_date: '2024-02-29' });
    expect([response.statusCode, response.json().event_date]).toEqual([201, '2024-02-29']);
    const changed = await testApp.request(`PUT /birthregistry/${response.json().id}`, {
      token,
      body: { event_date: '2023-12-31' },
    });
    expect([changed.statusCode, changed.json().event_date]).toEqual([200, '2023-12-31']);
  });

  it('is told which field is wrong', async () => {
    const { token } = await createUser(testApp);
    const response = await create(token, { title: ' ', address_country: 'DE', event_date: '14/03/2027' });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors.map((error: { path: string; code: string }) => [error.path, error.code])).toEqual([
      ['title', 'REGISTRY_TITLE_REQUIRED'],
      ['address_country', 'INVALID_VALUE'],
      ['event_date', 'INVALID_DATE'],
    ]);
  });

  it('only with a cover that our store issued', async () => {
    const { token } = await createUser(testApp);
    const picture = await createPicture(testApp);
    const good = { image_path: picture.imagePath, thumbnail_path: picture.thumbnailPath };
    expect((await create(token, good)).json()).toMatchObject(good);
    for (const wrong of [{ image_path: 'https://evil.example/x.png' }, { thumbnail_path: 'item/unknown.webp' }]) {
      const response = await create(token, wrong);
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toMatchObject([{ path: Object.keys(wrong)[0], code: 'UNKNOWN_PICTURE' }]);
    }
  });

  it('not without an account', async () => {
    const response = await testApp.request('POST /birthregistry/', { body: registryBody() });
    expect([response.statusCode, response.json().code]).toEqual([403, 'INVALID_CREDENTIALS']);
  });

  it('twenty at most, however many requests come at once', async () => {
    const owner = await createUser(testApp);
    for (let made = 0; made < 17; made += 1) await createRegistry(testApp, { owner });
    await createRegistry(testApp, { owner, deletedAt: new Date() });
    const responses = await Promise.all(Array.from({ length: 8 }, () => create(owner.token)));
    expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    const refused = responses.find((response) => response.statusCode === 422);
    expect(refused?.json().errors).toMatchObject([{ code: 'QUOTA' }]);
  });

  it('not again and again in the place of those that were deleted', async () => {
    const owner = await createUser(testApp);
    const most = LIMITS.listsPerAccount * TIMES_WITH_DELETED;
    for (let made = 1; made < most; made += 1) await createRegistry(testApp, { owner, deletedAt: new Date() });
    expect((await create(owner.token)).statusCode).toBe(201);
    expect((await create(owner.token)).json().errors).toMatchObject([{ code: 'QUOTA' }]);
  });

  it('with eleven babies is refused whole', async () => {
    const owner = await createUser(testApp);
    const response = await create(owner.token, { babies: Array.from({ length: 11 }, () => ({})) });
    expect(response.statusCode).toBe(422);
    const kept = await testApp.context.database.select().from(registries).where(eq(registries.userId, owner.id));
    expect(kept).toEqual([]);
  });
});
