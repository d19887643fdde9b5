import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  createArticle,
  createCategory,
  createOwner,
  createPicture,
  createRegistry,
  createUser,
  createWish,
} from '../testing/builders.ts';
import { type Held, hold } from '../testing/databases/hold.ts';
import { daysAgo } from '../testing/old-rows.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { cleanUp } from './clean-up.ts';

const testApp = sharedTestApp();
let lists = 0;

/** A list with three gifts, made in another order than that of their ids, in which everybody locks them. */
async function listOfThree(row: () => Promise<object>) {
  const owner = await createOwner(testApp);
  const { id: categoryId } = await createCategory(testApp, { registryId: owner.registry.id });
  lists += 1;
  const ids = [2, 3, 1].map((nth) => lists * 10 + nth);
  for (const id of ids) {
    await createWish(testApp, { id, registryId: owner.registry.id, categoryId, ...(await row()) });
  }
  return { owner, categoryId, ids };
}

type List = Awaited<ReturnType<typeof listOfThree>>;

/** Whoever goes through the gifts as they were made has the first one then, and waits. */
function holdSecond({ ids }: List): Promise<Held> {
  return hold(testApp, sql`select from wishes where id = ${ids[1]} for update`);
}

function arrange({ owner: { token, registry }, categoryId, ids }: List) {
  const body = { categories: [{ category_id: categoryId, wishes_ids: ids.toReversed() }] };
  return testApp.request(`PUT /birthregistry/${registry.id}/arrangement`, { token, body });
}

function removeList({ owner: { token, registry } }: List) {
  return testApp.request(`DELETE /birthregistry/${registry.id}`, { token });
}

/** What a call answers that wants rows by id while the clean-up has the first one and waits for the one held. */
async function besideCleanUp(held: Held, call: () => ReturnType<typeof testApp.request>) {
  const cleaning = cleanUp(testApp.context);
  await Promise.race([cleaning, held.waiting(1)]);
  const calling = call();
  await Promise.race([cleaning, held.waiting(2)]);
  await held.release();
  await cleaning;
  return (await calling).statusCode;
}

/** Three lists of a parent who takes another name, made like the gifts above. */
async function renamedBesideCleanUp(row: object) {
  const owner = await createUser(testApp);
  lists += 1;
  const ids = [2, 3, 1].map((nth) => lists * 10 + nth);
  for (const id of ids) await createRegistry(testApp, { id, owner, ...row });
  const held = await hold(testApp, sql`select from birth_registries where id = ${ids[1]} for update`);
  return besideCleanUp(held, () =>
    testApp.request('PUT /user/me', { token: owner.token, body: { first_name: 'Zoé' } }),
  );
}

describe('At night, when what is old goes, parents may', () => {
  test('delete a list, gifts of which were deleted a month ago', async () => {
    const list = await listOfThree(async () => ({ deletedAt: daysAgo(31) }));
    expect(await besideCleanUp(await holdSecond(list), () => removeList(list))).toBe(200);
  });

  test('put gifts into another order, whose articles no shop has any more', async () => {
    const list = await listOfThree(async () => ({
      articleId: (await createArticle(testApp, { vanishedAt: daysAgo(181) })).id,
    }));
    expect(await besideCleanUp(await holdSecond(list), () => arrange(list))).toBe(200);
  });

  test('take another name, who deleted lists a month ago', async () => {
    expect(await renamedBesideCleanUp({ deletedAt: daysAgo(31) })).toBe(200);
  });

  test('take another name, whose lists another parent managed, too, who left a month ago', async () => {
    const { id: secondOwnerId } = await createUser(testApp, { deletedAt: daysAgo(31) });
    expect(await renamedBesideCleanUp({ secondOwnerId })).toBe(200);
  });
});

test('A superuser deletes a picture of several gifts while their parents put them into another order', async () => {
  const { imagePath } = await createPicture(testApp);
  const { token } = await createUser(testApp, { isSuperuser: true });
  const list = await listOfThree(async () => ({ imagePath }));
  const held = await holdSecond(list);
  const deleting = testApp.request(`DELETE /s3/delete/${imagePath}`, { token });
  await held.waiting(1);
  const arranging = arrange(list);
  await held.waiting(2);
  await held.release();
  expect([(await deleting).statusCode, (await arranging).statusCode]).toEqual([200, 200]);
});
