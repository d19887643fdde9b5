import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { articles, pictures, registries, wishes } from '../database/schema.ts';
import { storePicture } from '../pictures/keep-pictures.ts';
import { createArticle, createOnlineRegistry, createUser, createWish } from '../testing/builders.ts';
import { madePicture } from '../testing/calls/picture-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { cleanUp } from './clean-up.ts';

const testApp = sharedTestApp();

const steps = [
  'upload',
  'show',
  'copy',
  'change',
  'delete a gift',
  'undo',
  'delete a list',
  'delete a picture',
  'sell',
  'sell no more',
  'clean up',
] as const;

/** A family at work, and a shop that has its pictures: what they did, and what shows which of them or may again. */
async function family() {
  const owner = await createUser(testApp);
  const registry = await createOnlineRegistry(testApp, { owner });
  const sent: string[] = [];
  const gifts: number[] = [];
  /** Which picture each article shows: the database would forget it with the picture. */
  const sold = new Map<number, string>();
  const { database } = testApp.context;
  const pick = <One>(from: One[], index: number) => from[index % from.length];
  const act: Record<(typeof steps)[number], (index: number) => Promise<unknown>> = {
    async upload() {
      const place = { bucket: 'item', userId: owner.id };
      const { imagePath } = await storePicture(testApp.context, madePicture(), place);
      sent.push(imagePath);
      await database
        .update(pictures)
        .set({ createdAt: sql`now() - interval '8 days'` })
        .where(eq(pictures.imagePath, imagePath));
    },
    async show(index) {
      const img_path = pick(sent, index);
      if (!img_path) return;
      const { id } = await createWish(testApp, { registryId: registry.id });
      gifts.push(id);
      // One that is gone by now is refused, and the gift stays without.
      await testApp.request(`PUT /wish/${id}`, { token: owner.token, body: { img_path } });
    },
    copy: (index) => act.show(index),
    async change(index) {
      const id = pick(gifts, index);
      const body = { img_path: pick(sent, index + 1) ?? null };
      if (id) await testApp.request(`PUT /wish/${id}`, { token: owner.token, body });
    },
    async 'delete a gift'(index) {
      const id = pick(gifts, index);
      if (id) await testApp.request(`DELETE /wish/${id}`, { token: owner.token });
    },
    async undo(index) {
      const id = pick(gifts, index);
      if (id) await database.update(wishes).set({ deletedAt: null }).where(eq(wishes.id, id));
      await database.update(registries).set({ deletedAt: null }).where(eq(registries.id, registry.id));
    },
    'delete a list': () => testApp.request(`DELETE /birthregistry/${registry.id}`, { token: owner.token }),
    async 'delete a picture'(index) {
      const path = pick(sent, index);
      if (path) await testApp.request(`DELETE /s3/delete/${path}`, { token: owner.token });
    },
    async sell(index) {
      const imagePath = pick(sent, index);
      const isThere = imagePath && (await database.$count(pictures, eq(pictures.imagePath, imagePath))) > 0;
      if (!isThere) return;
      const { id } = await createArticle(testApp, { imagePath, vanishedAt: index % 2 ? new Date() : null });
      sold.set(id, imagePath);
    },
    async 'sell no more'(index) {
      const id = pick([...sold.keys()], index);
      if (!id) return;
      const shop = index % 2 ? database.delete(articles) : database.update(articles).set({ imagePath: null });
      await shop.where(eq(articles.id, id));
      sold.delete(id);
    },
    'clean up': () => cleanUp(testApp.context),
  };
  return { act, gifts, sold, sent };
}

it('A picture is never lost while something shows it or may show it again, whatever was done in which order', async () => {
  const doings = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(20)), { minLength: 5, maxLength: 25 });
  const property = fc.asyncProperty(doings, async (done) => {
    const { act, gifts, sold, sent } = await family();
    const first: typeof done = [
      ['upload', 0],
      ['show', 0],
      ['upload', 0],
      ['sell', 1],
    ];
    for (const [step, index] of [...first, ...done]) await act[step](index);
    await act['clean up'](0);
    const { database } = testApp.context;
    const rows = await database.select({ id: wishes.id, path: wishes.imagePath }).from(wishes);
    const given = rows.filter(({ id }) => gifts.includes(id)).map(({ path }) => path);
    const shown = new Set([...given, ...sold.values()]);
    for (const path of sent) {
      // What is shown is there; what nothing shows is gone with its files.
      expect((await testApp.app.inject(`/images/${path}`)).statusCode, path).toBe(shown.has(path) ? 200 : 404);
    }
  });
  await fc.assert(property, { seed: 20261122, numRuns: 25 });
});
