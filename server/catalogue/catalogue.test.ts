import { beforeAll, describe, expect, it } from 'vitest';
import { readRates } from '#contract/rate-limits.ts';
import { articles } from '../database/schema/catalogue.ts';
import { startTestApp } from '../testing/app.ts';
import { createArticle, createPicture } from '../testing/builders.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { countArticles } from './imports/import-feed.ts';

const testApp = sharedTestApp();

beforeAll(async () => {
  const rows = [
    { title: 'Poussette Éclair', brand: 'Moulin Bleu', priceCents: 39_900, category: 'outings', shop: 'Aubert' },
    { title: 'Kinderwagen Sonne', brand: 'Hauck', priceCents: 25_000, category: 'outings', shop: 'Baby Walz' },
    { title: 'Gigoteuse d’été', priceCents: 4990, category: 'sleep', shop: 'Aubert', ean: '03380743047898' },
    { title: 'Gigoteuse d’hiver', priceCents: 0, category: 'sleep', shop: 'Aubert' },
    { title: 'Gigoteuse disparue', priceCents: 100, category: 'sleep', shop: 'Aubert', vanishedAt: new Date() },
  ] as const;
  for (const row of rows) await createArticle(testApp, row);
  await countArticles(testApp.context.database);
});

async function titles(query: string): Promise<string[]> {
  const answer = await testApp.request(`GET /catalog/?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ title: string }[]>().map(({ title }) => title);
}

const search = (text: string) => titles(new URLSearchParams({ q: text }).toString());

describe('An article is found', () => {
  it.each([
    ['without accents', 'poussette eclair', ['Poussette Éclair']],
    ['with a typo', 'pousette', ['Poussette Éclair']],
    ['by the beginning of a word', 'pouss', ['Poussette Éclair']],
    ['by its brand', 'moulin bleu', ['Poussette Éclair']],
    ['by a part of a German word', 'wagen', ['Kinderwagen Sonne']],
    ['by its shop', 'walz', ['Kinderwagen Sonne']],
    ['by the number under its bar code', '3 380743 047898', ['Gigoteuse d’été']],
    ['not by a number that no article has', '4006381333931', []],
    ['not by what it lacks', 'poussette hauck', []],
    ['not once it has vanished', 'disparue', []],
    ['not by signs', "%' or 1=1", []],
  ])('%s: %s', async (_, text, found) => {
    expect(await search(text)).toEqual(found);
  });

  it('the best match first', async () => {
    expect((await search('gigoteuse ete'))[0]).toBe('Gigoteuse d’été');
  });

  it('by category, shop and price, the cheapest first, and without a price by none', async () => {
    expect((await titles('category=sleep')).sort()).toEqual(['Gigoteuse d’hiver', 'Gigoteuse d’été']);
    expect(await titles('shop=Baby+Walz')).toEqual(['Kinderwagen Sonne']);
    expect(await titles('price=40-300')).toEqual(['Gigoteuse d’été', 'Kinderwagen Sonne']);
    expect(await titles('price=-50')).toEqual(['Gigoteuse d’été']);
    expect(await titles('q=gigoteuse&price=1-')).toEqual(['Gigoteuse d’été']);
  });

  it('page by page, with the number of all', async () => {
    const pages = await Promise.all([0, 2, 4].map((skip) => testApp.request(`GET /catalog/?limit=2&skip=${skip}`)));
    expect(pages.map((page) => page.headers['x-total-count'])).toEqual(['4', '4', '4']);
    const ids = pages.flatMap((page) => page.json<{ id: number }[]>().map(({ id }) => id));
    expect(new Set(ids).size).toBe(4);
  });

  it('once, though two feeds have its page, and twice where two shops have it', async () => {
    const article = {
      title: 'Mobile Nuage',
      category: 'toys' as const,
      ean: '00000040170725',
      link: 'https://shop.example/nuage',
    };
    const page = { ...article, linkKey: 'https://shop.example/nuage' };
    for (const row of [page, page, { ...article, linkKey: 'https://other.example/nuage' }])
      await createArticle(testApp, row);
    await countArticles(testApp.context.database);
    expect(await search('mobile nuage')).toEqual(['Mobile Nuage', 'Mobile Nuage']);
  });

  it('first where its title says so, and not the shop’s category alone', async () => {
    const rows = [
      { title: 'Ombrelle', shopCategory: 'Landau, landaus' },
      { title: 'Landau de promenade bleu', shopCategory: 'Balades' },
      { title: 'Housse', shopCategory: 'Babywippen' },
      { title: 'Holzwippe aus Buche, natur', shopCategory: 'Sitze' },
    ];
    for (const row of rows) await createArticle(testApp, row);
    await countArticles(testApp.context.database);
    expect(await search('landau')).toEqual(['Landau de promenade bleu', 'Ombrelle']);
    expect(await search('landua')).toEqual(['Landau de promenade bleu', 'Ombrelle']);
    expect(await search('landaus')).toEqual(['Landau de promenade bleu', 'Ombrelle']);
    expect(await search('wippe')).toEqual(['Holzwippe aus Buche, natur', 'Housse']);
  });

  it('only if we have its picture, where that is asked for', async () => {
    const { imagePath } = await createPicture(testApp);
    await createArticle(testApp, { title: 'Tapis Galaxie', shop: 'Tapisserie' });
    await createArticle(testApp, { title: 'Tapis Comète', shop: 'Tapisserie', imagePath });
    await countArticles(testApp.context.database);
    expect(await titles('q=tapis&pictured=true')).toEqual(['Tapis Comète']);
    const page = await testApp.request('GET /catalog/?shop=Tapisserie&pictured=true');
    expect(page.json<{ title: string }[]>().map(({ title }) => title)).toEqual(['Tapis Comète']);
    expect(page.headers['x-total-count']).toBe('1');
  });
});

it('Of the same thing, the articles are found by EAN in any spelling and by address however it is wrapped', async () => {
  const link = 'https://www.fnac.com/a1/doudou';
  await createArticle(testApp, { title: 'Doudou', link, linkKey: 'https://fnac.com/a1/doudou' });
  const titlesOf = async (line: string) =>
    (await testApp.request(line)).json<{ title: string }[]>().map(({ title }) => title);
  for (const ean of ['3380743047898', '03380743047898', '338-0743-047898'])
    expect(await titlesOf(`POST /catalog/duplicates/ean?ean=${ean}`)).toEqual(['Gigoteuse d’été']);
  expect(await titlesOf('POST /catalog/duplicates/ean?ean=3380743047899')).toEqual([]);
  const wrapped = `https://www.awin1.com/cread.php?ued=${encodeURIComponent(`${link}?utm_source=x`)}`;
  for (const url of [link, `${link}?utm_medium=y#avis`, wrapped])
    expect(await titlesOf(`POST /catalog/duplicates/url?url=${encodeURIComponent(url)}`)).toEqual(['Doudou']);
});

it('What has vanished is still there by its id, and said to be', async () => {
  const row = (await testApp.context.database.select().from(articles)).find(({ vanishedAt }) => vanishedAt);
  const answer = await testApp.request(`GET /catalog/${row?.id}`);
  expect(answer.json()).toMatchObject({ title: 'Gigoteuse disparue', price: 1, available: false });
});

it('Making us search all articles again and again leads to a wait, for that client only', async () => {
  const limited = await startTestApp({ rates: readRates('making=1/1h') });
  const ask = (from: string) => limited.request('GET /catalog/?skip=900000&limit=100', { from });
  for (let round = 0; round < 2; round += 1) await ask('192.0.2.1');
  expect((await ask('192.0.2.1')).statusCode).toBe(429);
  expect((await ask('192.0.2.2')).statusCode).toBe(200);
  await limited.close();
});
