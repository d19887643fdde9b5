import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { CLICK_REFERENCE } from '#contract/shops/click-reference.ts';
import { affiliateRules } from '../../database/schema/affiliate.ts';
import { affiliateUpdates, wishes } from '../../database/schema/wishes.ts';
import { bookingPayload, createOnlineRegistry, createUser, createWish } from '../../testing/builders.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { type UpdateJob, updateAffiliateLinks } from './update-affiliate-links.ts';

const testApp = sharedTestApp({ affiliate: { publisherIds: { awin: '99' }, amazonTags: {} } });
const PAGE = 'https://www.cdiscount.com/f-1200.html';
const BUILT = `https://www.awin1.com/cread.php?awinmid=6948&awinaffid=99&clickref=${CLICK_REFERENCE}&ued=${encodeURIComponent(PAGE)}`;

let admin: Awaited<ReturnType<typeof createUser>>;
let registryId: number;
beforeEach(async () => {
  const { database } = testApp.context;
  await database.delete(affiliateRules);
  await database.delete(affiliateUpdates);
  await database.delete(wishes);
  await database.execute(sql`delete from jobs.job where name = 'affiliate-links'`);
  await database.insert(affiliateRules).values({ domain: 'cdiscount.com', network: 'awin', merchantId: '6948' });
  admin = await createUser(testApp, { isSuperuser: true });
  registryId = (await createOnlineRegistry(testApp)).id;
});

const call = async (method: 'PATCH' | 'GET') =>
  (await testApp.request(`${method} /wish/admin/update_affiliate_links`, { token: admin.token })).json();
const work = () =>
  testApp.context.jobs.workOff<UpdateJob>('affiliate-links', (job) => updateAffiliateLinks(testApp.context, job));
const linksOf = async (id: number) => {
  const rows = await testApp.context.database.select().from(wishes).where(sql`id = ${id}`);
  return rows.map(({ link, affiliateLink }) => [link, affiliateLink])[0];
};

/** Many wishes, each with a link of cdiscount.com. */
async function fill(count: number): Promise<void> {
  const { categoryId } = await createWish(testApp, { registryId });
  await testApp.context.database.execute(sql`
    insert into wishes (id, birthregistry_id, category_id, "order", title, link)
    select 1000000 + n, ${registryId}, ${categoryId}, n, 'Lit', ${PAGE} from generate_series(1, ${count}::int) n`);
}

const countBuilt = () => testApp.context.database.$count(wishes, sql`affiliate_link = ${BUILT}`);

describe('An update of affiliate links', () => {
  it('brings all wishes up to date, those pasted with somebody else’s link too', async () => {
    const plain = await createWish(testApp, { registryId, link: PAGE });
    const others = `https://www.awin1.com/cread.php?awinmid=6948&awinaffid=666&ued=${encodeURIComponent(PAGE)}`;
    const wrapped = await createWish(testApp, { registryId, link: others });
    const unknown = await createWish(testApp, { registryId, link: 'https://unknown.example/a', affiliateLink: BUILT });
    const none = await createWish(testApp, { registryId, link: null });
    expect(await call('GET')).toMatchObject({ state: 'none', done: 0 });
    expect(await call('PATCH')).toMatchObject({ state: 'running', total: null, finished_date: null });
    await work();
    expect(await call('GET')).toMatchObject({ state: 'done', total: 4, done: 4, changed: 3 });
    expect(await Promise.all([plain, wrapped, unknown, none].map(({ id }) => linksOf(id)))).toEqual([
      [PAGE, BUILT],
      [PAGE, BUILT],
      ['https://unknown.example/a', null],
      [null, null],
    ]);
  });

  it('changes nothing a second time, and follows a rule that is switched off', async () => {
    await fill(450);
    await call('PATCH');
    await work();
    expect(await call('GET')).toMatchObject({ done: 451, changed: 450 });
    await call('PATCH');
    await work();
    expect(await call('GET')).toMatchObject({ state: 'done', done: 451, changed: 0 });
    await testApp.context.database.update(affiliateRules).set({ isEnabled: false });
    await call('PATCH');
    await work();
    expect(await call('GET')).toMatchObject({ changed: 450 });
    expect(await countBuilt()).toBe(0);
  });

  it('that dies in the middle goes on from there, once asked again or by itself', async () => {
    await fill(450);
    await call('PATCH');
    const dying = beforeSecondBatch(() => Promise.reject(new Error('killed')));
    const dies = testApp.context.jobs.workOff<UpdateJob>('affiliate-links', (job) => updateAffiliateLinks(dying, job));
    await expect(dies).rejects.toThrow('killed');
    expect(await call('GET')).toMatchObject({ state: 'running', total: 451, done: 200 });
    expect(await call('PATCH')).toMatchObject({ state: 'running', done: 200 });
    await work();
    expect(await call('GET')).toMatchObject({ state: 'done', done: 451, changed: 450 });
    expect(await countBuilt()).toBe(450);
  });

  it('during which a rule changes ends with the new rule for every gift', async () => {
    await fill(450);
    await call('PATCH');
    const changing = beforeSecondBatch(() => testApp.context.database.update(affiliateRules).set({ isEnabled: false }));
    await testApp.context.jobs.workOff<UpdateJob>('affiliate-links', (job) => updateAffiliateLinks(changing, job));
    await work();
    expect(await call('GET')).toMatchObject({ state: 'done', total: 451, done: 451 });
    expect(await countBuilt()).toBe(0);
  });

  it('asked for twice is one, and each wish is looked at once', async () => {
    await fill(450);
    await Promise.all([call('PATCH'), call('PATCH'), call('PATCH')]);
    await Promise.all([work(), work()]);
    expect(await call('GET')).toMatchObject({ state: 'done', done: 451, changed: 450 });
    expect(await testApp.context.database.$count(affiliateUpdates)).toBe(1);
  });

  it('leaves wishes alone that are changed or booked meanwhile, and they lose nothing', async () => {
    await fill(400);
    await call('PATCH');
    const book = (n: number) =>
      testApp.request('POST /booking/multi', { body: [bookingPayload({ wishes_ids: [1_000_000 + n] })] });
    const change = (n: number) =>
      testApp.request(`PUT /wish/${1_000_000 + n}`, {
        token: admin.token,
        body: { link: 'https://unknown.example/b' },
      });
    const numbers = Array.from({ length: 20 }, (_, at) => 1 + at * 19);
    const [, ...answers] = await Promise.all([work(), ...numbers.map(book), ...numbers.map((n) => change(n + 1))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...numbers.map(() => 201), ...numbers.map(() => 200)]);
    expect(await countBuilt()).toBe(380);
    const { database } = testApp.context;
    expect(await database.$count(wishes, sql`link = 'https://unknown.example/b' and affiliate_link is null`)).toBe(20);
    expect(await database.$count(wishes, sql`booking_count = 1`)).toBe(20);
  });
});

/** The service, in which something happens before the second batch begins. */
function beforeSecondBatch(act: () => PromiseLike<unknown>) {
  const { database } = testApp.context;
  let batches = 0;
  const transaction: typeof database.transaction = async (work, config) => {
    batches += 1;
    if (batches === 2) await act();
    return database.transaction(work, config);
  };
  const watched = new Proxy(database, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  });
  return { ...testApp.context, database: watched };
}
