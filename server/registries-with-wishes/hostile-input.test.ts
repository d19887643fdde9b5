import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBaby, createOnlineRegistry, createUser, createWish } from '../testing/builders.ts';
import { corpusFile } from '../testing/corpus.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();
let token: string;
let targets: { line: string; fields: string[] }[];
beforeAll(async () => {
  const owner = await createUser(testApp);
  token = owner.token;
  const registry = await createOnlineRegistry(testApp, { owner });
  await createBaby(testApp, { registryId: registry.id });
  const wish = await createWish(testApp, { registryId: registry.id });
  targets = [
    {
      line: `PUT /birthregistry/${registry.id}`,
      fields: [
        ...['title', 'description', 'address_owner', 'address_first_line', 'address_second_line', 'address_city'],
        ...['address_zip_code', 'address_region', 'address_country', 'event_date', 'image_path', 'thumbnail_path'],
        ...['is_private', 'cash_pool', 'babies'],
      ],
    },
    {
      line: `PUT /wish/${wish.id}`,
      fields: ['title', 'brand', 'description', 'link', 'img_path', 'price', 'quantity', 'order', 'category_id'],
    },
    { line: `PUT /category/${wish.categoryId}`, fields: ['label', 'order'] },
    { line: `PUT /shortlink/${registry.shortLinkId}`, fields: ['name', 'is_active', 'expiration_date'] },
  ];
});

async function expectNoCrash(line: string, body?: object | string, type = 'application/json') {
  const headers = body === undefined ? {} : { 'content-type': type };
  const response = await testApp.request(line, { token, headers, ...(body === undefined ? {} : { body }) });
  expect([200, 201, 302, 400, 404, 409, 413, 415, 422], `${line} ${JSON.stringify(body)?.slice(0, 200)}`).toContain(
    response.statusCode,
  );
  if (response.statusCode >= 400) expect(response.body).not.toMatch(/node_modules|at \w+ \(|select |syntax error/i);
  return response;
}

const oddValues: unknown[] = [
  ...[null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, '', ' ', '0', 'x'],
  ...[[], {}, [null], [[[]]], { toString: 1 }, { __proto__: null, constructor: 1 }],
  ...['\u0000', 'a\u0000b', '\u0007', '\u202Eabc', '\ud800', '\udfff\ud800', '\uFEFF', '\n\n', 'a\nb', '\u2028'],
  ...['x'.repeat(256), 'x'.repeat(100_000), 'é'.repeat(255), '👶'.repeat(255), 'e\u0301'.repeat(300)],
  ...["'; drop table users; --", '<script>alert(1)</script>', '{{7*7}}', '%s%n', '../../etc/passwd', 'javascript:1'],
];

describe('Whatever somebody sends, the service answers as agreed', () => {
  it('with odd values in each field', async () => {
    for (const { line, fields } of targets) {
      for (const field of fields) {
        for (const value of oddValues) await expectNoCrash(line, { [field]: value });
      }
      for (const body of ['null', '[]', '7', '"x"', '{', '', '{"a":1', '[[[[', '{"__proto__":{"x":1}}']) {
        await expectNoCrash(line, body);
      }
      await expectNoCrash(line, 'title=x', 'application/x-www-form-urlencoded');
      await expectNoCrash(line, `${'['.repeat(50_000)}${']'.repeat(50_000)}`);
      await expectNoCrash(line, `{"title":"${'x'.repeat(2_000_000)}"}`);
    }
  }, 120_000);

  it('with odd babies', async () => {
    const line = targets[0]?.line ?? '';
    for (const value of oddValues) {
      for (const field of ['id', 'firstname', 'firstname_is_private', 'gender', '_delete']) {
        await expectNoCrash(line, { babies: [{ [field]: value }] });
      }
    }
  }, 120_000);

  it('at odd addresses', async () => {
    const paths = ['birthregistry/', 'birthregistry/public/', 'birthregistry/shortlink/', 'birthregistry/search/'];
    for (const path of [...paths, 'category/birth_registry/', 'wish/', 'wish/public/']) {
      for (const value of oddValues.filter((odd) => typeof odd === 'string' && odd.length < 3000)) {
        const part = encodeURIComponent((value as string).toWellFormed());
        await expectNoCrash(`GET /${path}${part}`);
      }
      for (const part of [
        '%',
        '%ff',
        '%c0%80',
        '%ed%a0%80',
        '%2e%2e%2f',
        '9'.repeat(400),
        '?skip[]=1',
        'x?limit=1&limit=2',
      ]) {
        await expectNoCrash(`GET /${path}${part}`);
      }
    }
  }, 120_000);
});

const naughtyStrings = corpusFile('blns.json');

describe.runIf(existsSync(naughtyStrings))('The big list of naughty strings', () => {
  it('is kept to the letter or refused', async () => {
    const strings: string[] = JSON.parse(readFileSync(naughtyStrings, 'utf8'));
    for (const text of strings) {
      const tidy = text.replaceAll('\r\n', '\n').normalize('NFC').trim();
      const registry = await expectNoCrash(targets[0]?.line ?? '', { title: text, description: text });
      if (registry.statusCode === 200)
        expect(registry.json()).toMatchObject({ title: tidy, description: tidy || null });
      const wish = await expectNoCrash(targets[1]?.line ?? '', { title: text, link: text });
      if (wish.statusCode === 200) expect(wish.json().link ?? 'http').toMatch(/^https?:/i);
      await expectNoCrash(`GET /birthregistry/search/${encodeURIComponent(text.toWellFormed())}`);
    }
  }, 180_000);
});
