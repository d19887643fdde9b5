import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { articles } from '../database/schema/catalogue.ts';
import { pictures } from '../database/schema/pictures.ts';
import { registries } from '../database/schema/registries.ts';
import { wishes } from '../database/schema/wishes.ts';
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

type Account = Awaited<ReturnType<typeof createUser>>;
type Act = (index: number) => Promise<unknown>;

/** A record of actions: pictures uploaded, wishes made, and which picture each article shows. */
interface Doings {
  sent: string[];
  made: number[];
  /** Kept here because the database forgets it along with the picture. */
  sold: Map<number, string>;
}

const pick = <One>(from: One[], index: number) => from[index % from.length];

/**
 * A family's actions at random, with a shop that has pictures: what they did, and which pictures are shown or may be
 * shown again.
 */
async function family() {
  const owner = await createUser(testApp);
  const registry = await createOnlineRegistry(testApp, { owner });
  const doings: Doings = { sent: [], made: [], sold: new Map() };
  const act: Record<(typeof steps)[number], Act> = {
    ...sendsAndDeletes(owner, doings),
    ...wishesFor(owner, registry.id, doings),
    ...shop(doings),
    'clean up': nightsOfAWeek,
  };
  return { act, ...doings };
}

/** Notes what is unused, and removes it as if a week had passed. */
async function nightsOfAWeek(): Promise<void> {
  await cleanUp(testApp.context);
  const aWeekEarlier = sql`${pictures.unusedSince} - interval '8 days'`;
  await testApp.context.database.update(pictures).set({ unusedSince: aWeekEarlier });
  await cleanUp(testApp.context);
}

function sendsAndDeletes(owner: Account, { sent }: Doings) {
  return {
    async upload() {
      const destination = { bucket: 'item', userId: owner.id };
      const { imagePath } = await storePicture(testApp.context, madePicture(), destination);
      sent.push(imagePath);
    },
    async 'delete a picture'(index: number) {
      const path = pick(sent, index);
      if (path) await testApp.request(`DELETE /s3/delete/${path}`, { token: owner.token });
    },
  };
}

function wishesFor({ token }: Account, registryId: number, { sent, made }: Doings) {
  async function show(index: number) {
    const img_path = pick(sent, index);
    if (!img_path) return;
    const { id } = await createWish(testApp, { registryId });
    made.push(id);
    // A picture already gone is refused, and the gift keeps none.
    await testApp.request(`PUT /wish/${id}`, { token, body: { img_path } });
  }
  return {
    show,
    copy: show,
    async change(index: number) {
      const id = pick(made, index);
      const body = { img_path: pick(sent, index + 1) ?? null };
      if (id) await testApp.request(`PUT /wish/${id}`, { token, body });
    },
    async 'delete a gift'(index: number) {
      const id = pick(made, index);
      if (id) await testApp.request(`DELETE /wish/${id}`, { token });
    },
    async undo(index: number) {
      const { database } = testApp.context;
      const id = pick(made, index);
      if (id) await database.update(wishes).set({ deletedAt: null }).where(eq(wishes.id, id));
      await database.update(registries).set({ deletedAt: null }).where(eq(registries.id, registryId));
    },
    'delete a list': () => testApp.request(`DELETE /birthregistry/${registryId}`, { token }),
  };
}

function shop({ sent, sold }: Doings) {
  return {
    async sell(index: number) {
      const { database } = testApp.context;
      const imagePath = pick(sent, index);
      const isThere = imagePath && (await database.$count(pictures, eq(pictures.imagePath, imagePath))) > 0;
      if (!isThere) return;
      const { id } = await createArticle(testApp, { imagePath, vanishedAt: index % 2 ? new Date() : null });
      sold.set(id, imagePath);
    },
    async 'sell no more'(index: number) {
      const { database } = testApp.context;
      const id = pick([...sold.keys()], index);
      if (!id) return;
      const change = index % 2 ? database.delete(articles) : database.update(articles).set({ imagePath: null });
      await change.where(eq(articles.id, id));
      sold.delete(id);
    },
  };
}

it('A picture is never lost while something shows it or may show it again, whatever was done in which order', async () => {
  const doings = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(20)), { minLength: 5, maxLength: 25 });
  const property = fc.asyncProperty(doings, async (done) => {
    const { act, made, sold, sent } = await family();
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
    const given = rows.filter(({ id }) => made.includes(id)).map(({ path }) => path);
    const shown = new Set([...given, ...sold.values()]);
    for (const path of sent) {
      // Everything shown is stored; everything not shown is gone, files included.
      expect((await testApp.app.inject(`/images/${path}`)).statusCode, path).toBe(shown.has(path) ? 200 : 404);
    }
  });
  await fc.assert(property, { seed: 20261122, numRuns: 25 });
});
