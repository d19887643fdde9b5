import { describe, expect, it } from 'vitest';
import { createPicture, createUser } from '../testing/builders.ts';
import { wishCalls } from '../testing/calls/wish-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { ownerWithCategory, create, change } = wishCalls(() => testApp);

describe('A picture', () => {
  it('of somebody else is none, though everybody sees it on a public list', async () => {
    const family = await ownerWithCategory();
    const stranger = await ownerWithCategory();
    const { imagePath, thumbnailPath } = await createPicture(testApp, { userId: family.id });
    const wish = (await create(family, { img_path: imagePath })).json();
    expect(wish.img_path).toBe(imagePath);
    const taken = [
      await create(stranger, { img_path: imagePath }),
      await testApp.request(`PUT /birthregistry/${stranger.registry.id}`, {
        token: stranger.token,
        body: { image_path: imagePath },
      }),
      await testApp.request(`PUT /birthregistry/${stranger.registry.id}`, {
        token: stranger.token,
        body: { thumbnail_path: thumbnailPath },
      }),
    ];
    for (const answer of taken) {
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, 'UNKNOWN_PICTURE']);
    }
    const superuser = await createUser(testApp, { isSuperuser: true });
    const whole = { title: 'Relu', img_path: imagePath };
    expect((await change(superuser.token, wish.id, whole)).json()).toMatchObject(whole);
  });

  it('is shown whole: its thumbnail is no other one’s, and no picture by itself', async () => {
    const family = await ownerWithCategory();
    const [one, other] = [
      await createPicture(testApp, { userId: family.id }),
      await createPicture(testApp, { userId: family.id }),
    ];
    const cover = (thumbnail_path: string) =>
      testApp.request(`PUT /birthregistry/${family.registry.id}`, {
        token: family.token,
        body: { image_path: one.imagePath, thumbnail_path },
      });
    const mixed = await cover(other.thumbnailPath);
    expect(mixed.json().errors).toMatchObject([{ path: 'thumbnail_path', code: 'UNKNOWN_PICTURE' }]);
    expect((await cover(one.thumbnailPath)).statusCode).toBe(200);
    const small = await create(family, { img_path: one.thumbnailPath });
    expect(small.json().errors).toMatchObject([{ path: 'img_path', code: 'UNKNOWN_PICTURE' }]);
  });

  it('that a superuser put into a list is the family’s to keep, and to use again', async () => {
    const family = await ownerWithCategory();
    const superuser = await createUser(testApp, { isSuperuser: true });
    const { imagePath } = await createPicture(testApp, { userId: superuser.id });
    const wish = (await create(family, {})).json();
    expect((await change(family.token, wish.id, { img_path: imagePath })).statusCode).toBe(422);
    await change(superuser.token, wish.id, { img_path: imagePath });
    expect((await change(family.token, wish.id, { title: 'Lit', img_path: imagePath })).statusCode).toBe(200);
    expect((await create(family, { img_path: imagePath })).statusCode).toBe(201);
  });
});
