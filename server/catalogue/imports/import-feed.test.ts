import { asc, desc, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { articleCounts, articles, catalogueFeeds, catalogueImports } from '../../database/schema/catalogue.ts';
import { createUser } from '../../testing/builders.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { countArticles, importFeed } from './import-feed.ts';

const testApp = sharedTestApp();

beforeEach(async () => {
  await testApp.context.database.delete(catalogueFeeds);
  await testApp.context.database.delete(catalogueImports);
});

const HEAD = 'id,title,link,price\n';
const row = (id: number | string, price = 10) => `${id},Doudou ${id},https://boutique.example/${id},${price}\n`;

async function* textIn(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

function importText(text: string, name = 'boutique') {
  return importFeed(testApp.connection, { name, bytes: textIn(HEAD + text) });
}

function catalogue() {
  return testApp.context.database.select().from(articles).orderBy(asc(articles.itemKey));
}

async function lastRecord() {
  const [record] = await testApp.context.database.select().from(catalogueImports).orderBy(desc(catalogueImports.id));
  return record;
}

describe('An import', () => {
  it('that comes twice changes nothing; a new price does, and what is gone is marked until it comes back', async () => {
    expect(await importText(row(1) + row(2))).toMatchObject({ added: 2, changed: 0, unchanged: 0, vanished: 0 });
    const before = await catalogue();
    expect(await importText(row(2) + row(1))).toMatchObject({ added: 0, changed: 0, unchanged: 2, vanished: 0 });
    expect(await catalogue()).toEqual(before);

    expect(await importText(row(1, 12.5) + row(3))).toMatchObject({ added: 1, changed: 1, unchanged: 0, vanished: 1 });
    const after = await catalogue();
    expect(after.map(({ priceCents, vanishedAt }) => [priceCents, vanishedAt !== null])).toEqual([
      [1250, false],
      [1000, true],
      [1000, false],
    ]);
    expect(after.slice(0, 2).map(({ id }) => id)).toEqual(before.map(({ id }) => id));

    expect(await importText(row(1, 12.5) + row(2) + row(3))).toMatchObject({ changed: 1, unchanged: 2 });
    expect((await catalogue()).filter(({ vanishedAt }) => vanishedAt)).toEqual([]);
  });

  it('leaves the articles of other feeds alone, and what a feed says twice counts once', async () => {
    await importText(row(1), 'autre');
    const outcome = await importText(`${row(1)}${row(1, 99)},sans lien,,1\n`);
    expect(outcome).toMatchObject({ rowsRead: 3, added: 1, refused: 2 });
    expect((await catalogue()).map(({ priceCents }) => priceCents)).toEqual([1000, 1000]);
    expect(await lastRecord()).toMatchObject({
      state: 'done',
      refused: 2,
      refusals: [
        { line: 4, reason: 'NO_LINK' },
        { line: 3, reason: 'DUPLICATE' },
      ],
    });
  });

  it('refuses what comes twice also where all of it is one line', async () => {
    const item = (id: number, price: number) =>
      `<item><id>${id}</id><title>Lit</title><link>https://b.example/${id}</link><price>${price}</price></item>`;
    const items = item(1, 10) + item(2, 20) + item(1, 30) + item(1, 40);
    const bytes = textIn(`<rss><channel>${items}</channel></rss>`);
    const outcome = await importFeed(testApp.connection, { name: 'une ligne', bytes });
    expect(outcome).toMatchObject({ rowsRead: 4, added: 2, refused: 2 });
    expect((await catalogue()).map(({ priceCents }) => priceCents)).toEqual([1000, 2000]);
  });

  it('keeps every character of a text', async () => {
    await importFeed(testApp.connection, {
      name: 'signes',
      bytes: textIn('title\tlink\tdescription\n\\N "tab"\thttps://b.example/\\t\ta\\nb\n'),
    });
    expect(await catalogue()).toMatchObject([{ title: '\\N "tab"', description: 'a\\nb' }]);
  });
});

it('An id on another page is another article: another shop’s, or one that shares it by mistake; a page keeps its article', async () => {
  const line = (shop: string, price: number) => `1,Doudou,https://${shop},${price}\n`;
  await importText(
    line('une.example/doudou?from=feed', 10) + line('une.example/lit', 20) + line('une.example/lit', 30),
  );
  const before = await catalogue();
  expect(before.map(({ priceCents }) => priceCents).sort()).toEqual([1000, 2000]);
  const outcome = await importText(line('autre.example/doudou', 50) + line('une.example/doudou?from=20261123', 12));
  expect(outcome).toMatchObject({ added: 1, changed: 1, vanished: 1 });
  const after = await catalogue();
  const [mine] = before.filter(({ priceCents }) => priceCents === 1000);
  expect(after.find(({ id }) => id === mine?.id)).toMatchObject({ priceCents: 1200, vanishedAt: null });
  // As the migration made the keys of what was there.
  const { rows } = await testApp.context.database.execute(sql`
    select item_key, '1 ' || left(translate(encode(sha256(convert_to(split_part(link_key, '?', 1), 'UTF8')), 'base64'), '+/', '-_'), 11) as migrated from articles`);
  for (const { item_key, migrated } of rows) expect(item_key).toBe(migrated);
});

it('Whatever control characters come, anywhere, the articles around them are imported', async () => {
  const signs = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).filter(
    (sign) => !/[\t\n\r]/.test(sign),
  );
  const bad = (sign: string, at: number) =>
    `${sign}k${at},Titre ${sign} nul,https://b.example/${at}${sign}a,9${sign},https://b.example/${sign}.jpg,b${sign},t${sign},${sign}\n`;
  const good = Array.from({ length: 200 }, (_, id) => `${id},Doudou ${id},https://b.example/g${id},9,,,,\n`).join('');
  const outcome = await importFeed(testApp.connection, {
    name: 'signes',
    bytes: textIn(
      `id,title,link,price,image_link,brand,shop,gtin\n${good}${signs.map(bad).join('')}${good.replaceAll('g', 'h').replaceAll(/^/gm, 'h')}`,
    ),
  });
  expect(outcome.added).toBeGreaterThanOrEqual(400);
});

it('Words and counts come after an import, also when it was killed before it counted, and only then', async () => {
  const { database } = testApp.context;
  const counted = async () => (await database.select().from(articleCounts)).map(({ articles }) => articles);
  await importText(row(1) + row(2));
  await countArticles(database);
  expect(await counted()).toEqual([2]);
  await database.update(articleCounts).set({ articles: 7 });
  await importText(row(1) + row(2));
  await countArticles(database);
  expect(await counted()).toEqual([7]);
  await importText(row(1) + row(2) + row(3));
  await countArticles(database);
  expect(await counted()).toEqual([3]);
});

describe('Nothing changes', () => {
  async function expectUnchanged(bytes: AsyncIterable<Buffer>, reason: string) {
    const before = await catalogue();
    await expect(importFeed(testApp.connection, { name: 'boutique', bytes })).rejects.toThrow();
    expect(await catalogue()).toEqual(before);
    expect(await lastRecord()).toMatchObject({ state: 'failed', reason });
  }

  it('when the feed breaks off, even after thousands of articles', async () => {
    await importText(row(1) + row(2));
    async function* cut(): AsyncGenerator<Buffer> {
      yield Buffer.from('id,title,link,description\n');
      for (let id = 0; id < 1500; id += 1) yield Buffer.from(`${row(id).trim()}${'x'.repeat(4000)}\n`);
      throw new Error('the line was cut');
    }
    await expectUnchanged(cut(), 'FAILED');
  });

  it('when a feed that had much has hardly anything', async () => {
    await importText(Array.from({ length: 250 }, (_, id) => row(id)).join(''));
    await expectUnchanged(textIn(HEAD + row(1, 5)), 'SHRUNK');
  });

  it('when no line is an article', async () => {
    await importText(row(1));
    await expectUnchanged(textIn('nom,adresse\na,b\n'), 'EMPTY');
  });

  it('when the same feed is being imported: one of many at once does it', async () => {
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => importText(row(1) + row(2))));
    const refused = results.filter(({ status }) => status === 'rejected');
    for (const result of refused) expect(result).toMatchObject({ reason: { reason: 'RUNNING' } });
    expect(refused.length).toBeLessThan(5);
    expect(await catalogue()).toHaveLength(2);
  });
});

it('Superusers see which import runs, how far it is, and at once that one was killed', async () => {
  const { token } = await createUser(testApp, { isSuperuser: true });
  await testApp.context.database.insert(catalogueImports).values({ feed: 'tuée', state: 'running' });
  let end = () => {};
  const isSeen = new Promise<void>((resolve) => {
    end = resolve;
  });
  async function* slow(): AsyncGenerator<Buffer> {
    yield Buffer.from(HEAD + row(1));
    await isSeen;
    yield Buffer.from(row(2));
  }
  const running = importFeed(testApp.connection, { name: 'boutique', bytes: slow() });
  const records = async () =>
    (await testApp.request('GET /catalog/imports', { token })).json<{ feed: string; state: string }[]>();
  await vi.waitUntil(async () => (await records()).length === 2, { timeout: 10_000 });
  expect((await records()).map(({ feed, state }) => [feed, state])).toEqual([
    ['boutique', 'running'],
    ['tuée', 'stopped'],
  ]);
  end();
  await running;
  expect((await records())[0]).toMatchObject({ state: 'done', rows_read: 2, added: 2 });
});

it('An import that was killed is known as stopped once the feed is imported again', async () => {
  await testApp.context.database.insert(catalogueImports).values({ feed: 'boutique', state: 'running' });
  await importText(row(1));
  const records = await testApp.context.database.select().from(catalogueImports).orderBy(asc(catalogueImports.id));
  expect(records.map(({ state }) => state)).toEqual(['stopped', 'done']);
});
