import { eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { registries, searchWords } from '../../database/schema/registries.ts';
import { cleanUp } from '../../farewells/clean-up.ts';
import { createBaby, createOnlineRegistry, createUser, registryBody } from '../../testing/builders.ts';
import { searchCalls } from '../../testing/calls/search-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { titles } = searchCalls(() => testApp);

async function known(...words: string[]): Promise<Record<string, number>> {
  const rows = await testApp.context.database.select().from(searchWords).where(inArray(searchWords.word, words));
  return Object.fromEntries(rows.map(({ word, registryCount }) => [word, registryCount]));
}

it('the words of a list are known while it can be found, and counted and forgotten at night', async () => {
  const { database } = testApp.context;
  const owner = await createUser(testApp, { firstName: 'Ysolde', lastName: 'Quimper' });
  const registry = await createOnlineRegistry(testApp, { owner, title: 'Zéphyr', isPrivate: true });
  await createBaby(testApp, { registryId: registry.id, firstName: 'Wandrille', firstNameIsPrivate: true });
  expect(await known('zephyr', 'ysolde', 'wandrille')).toEqual({});
  await database.update(registries).set({ isPrivate: false }).where(eq(registries.id, registry.id));
  expect(await known('zephyr', 'ysolde', 'wandrille')).toEqual({ zephyr: 1, ysolde: 1 });
  expect(await titles('zephir')).toEqual(['Zéphyr']);

  await createOnlineRegistry(testApp, { owner, title: 'Autre' });
  await cleanUp(testApp.context);
  expect(await known('zephyr', 'ysolde', 'autre')).toEqual({ zephyr: 1, ysolde: 2, autre: 1 });
  await database.update(registries).set({ deletedAt: new Date() }).where(eq(registries.id, registry.id));
  await cleanUp(testApp.context);
  expect(await known('zephyr', 'ysolde')).toEqual({ ysolde: 1 });
  await database.update(registries).set({ deletedAt: null }).where(eq(registries.id, registry.id));
  expect(await titles('zephyr')).toEqual(['Zéphyr']);
});

it('many lists that bring the same new words at the same moment', async () => {
  const owner = await createUser(testApp);
  const titlesOf = ['Xavière Kléber Ombeline', 'Ombeline Xavière Kléber', 'Kléber Ombeline Xavière'];
  await Promise.all(
    [...titlesOf, ...titlesOf, ...titlesOf].map((title) => createOnlineRegistry(testApp, { owner, title })),
  );
  expect(await titles('kleber xav')).toHaveLength(9);
});

it('lists whose words come by their title and by their babies, in any order, at the same moment', async () => {
  const owners = await Promise.all(Array.from({ length: 6 }, () => createUser(testApp)));
  for (const round of ['un', 'deux', 'trois', 'quatre']) {
    const names = ['Achille', 'Blaise', 'Cunegonde', 'Drusille', 'Euphrosine', 'Firmin'].map((name) => name + round);
    const made = await Promise.all(
      owners.map(({ token }, index) => {
        const [title = '', ...babies] = [...names.slice(index), ...names.slice(0, index)];
        const body = registryBody({ title, babies: babies.map((firstname) => ({ firstname })) });
        return testApp.request('POST /birthregistry/', { token, body });
      }),
    );
    expect(made.map(({ statusCode }) => statusCode)).toEqual(owners.map(() => 201));
  }
});

/** As if millions of registries had these words. */
async function makeCommon(...words: string[]): Promise<void> {
  await testApp.context.database
    .update(searchWords)
    .set({ registryCount: 5_000_000 })
    .where(inArray(searchWords.word, words));
}

it('very common words are found too, the best match first, among many lists and few', async () => {
  const owner = await createUser(testApp, { firstName: 'Uu', lastName: 'Vv' });
  for (let times = 0; times < 3; times += 1) {
    await createOnlineRegistry(testApp, { owner, addressOwner: 'Uu', title: `Fréquent ${'et rare '.repeat(times)}` });
  }
  await makeCommon('frequent', 'rare');
  expect(await titles('frequent')).toHaveLength(3);
  expect(await titles('freq')).toHaveLength(3);
  expect(await titles('frequent rare')).toHaveLength(2);
  for (let more = 0; more < 110; more += 1) {
    await createOnlineRegistry(testApp, { owner, addressOwner: 'Uu', title: `Fréquent et usuel ${more}` });
  }
  await makeCommon('frequent', 'usuel');
  const first = await titles('frequent', '?limit=60');
  expect(first[0]?.trim()).toBe('Fréquent');
  expect(new Set([...first, ...(await titles('frequent', '?skip=60'))]).size).toBe(100);
  expect(await titles('frequ usu')).toHaveLength(100);
});

it('a beginning that thousands of words have', async () => {
  const { database } = testApp.context;
  const owner = await createUser(testApp);
  await createOnlineRegistry(testApp, { owner, title: 'Zorba et Ludivine' });
  await database.execute(
    sql`insert into search_words select 'zor' || n, 9 from generate_series(1, 300) n on conflict do nothing`,
  );
  expect(await titles('zor ludi')).toEqual(['Zorba et Ludivine']);
  expect(await titles('ludivine zo')).toEqual(['Zorba et Ludivine']);
});
