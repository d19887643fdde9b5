import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { articleLinkings, wishes } from '../../database/schema/wishes.ts';
import { createArticle, createRegistry, createUser, createWish } from '../../testing/builders.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { type LinkingJob, linkWishes } from './link-wishes.ts';

const testApp = sharedTestApp();

beforeEach(async () => {
  await testApp.context.database.delete(articleLinkings);
  await testApp.context.database.delete(wishes);
});

async function run(token: string) {
  await testApp.request('PATCH /wish/admin/init_link_to_catalog', { token });
  await testApp.context.jobs.workOff<LinkingJob>('article-links', (job) => linkWishes(testApp.context, job));
  return (await testApp.request('GET /wish/admin/init_link_to_catalog', { token })).json();
}

async function articleOf(id: number) {
  const [row] = await testApp.context.database.select().from(wishes).where(eq(wishes.id, id));
  return [row?.articleId, row?.knownPriceCents];
}

it('Wishes become the articles that their links lead to, by address or by EAN, once', async () => {
  const { token } = await createUser(testApp, { isSuperuser: true });
  const { id: registryId } = await createRegistry(testApp);
  const byLink = await createArticle(testApp, { priceCents: 1500 });
  const byEan = await createArticle(testApp, { ean: '03380743047898', priceCents: 900 });
  const one = await createWish(testApp, { registryId, link: `${byLink.link}?utm_source=ami` });
  const other = await createWish(testApp, { registryId, link: 'https://autre.example/p-3380743047898.html' });
  const none = await createWish(testApp, { registryId, link: 'https://autre.example/inconnu' });
  expect(await run(token)).toEqual({ state: 'done', done: 3, linked: 2 });
  expect(await Promise.all([one, other, none].map(({ id }) => articleOf(id)))).toEqual([
    [byLink.id, 1500],
    // Another shop's price says nothing about this one's.
    [byEan.id, null],
    [null, null],
  ]);
  expect(await run(token)).toEqual({ state: 'done', done: 3, linked: 0 });
});
