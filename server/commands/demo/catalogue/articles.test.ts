import { expect, it } from 'vitest';
import { categoryOf } from '../../../catalogue/feeds/articles/category-of.ts';
import { readGtin } from '../../../shop-pages/candidates/gtins.ts';
import { demoArticles, SHELVES } from './articles.ts';

it('The demo’s articles are a few hundred, each at an address of its own, with an EAN that is right', () => {
  const all = demoArticles();
  expect(all.length).toBeGreaterThan(200);
  expect(new Set(all.map(({ link }) => link)).size).toBe(all.length);
  expect(all.filter(({ ean }) => readGtin(ean) === null)).toEqual([]);
  expect(all.every(({ link }) => new URL(link).hostname.endsWith('.example'))).toBe(true);
  const titles = Map.groupBy(all, ({ ean }) => ean)
    .values()
    .map((some) => new Set(some.map(({ title }) => title)).size);
  expect(new Set(titles)).toEqual(new Set([1]));
});

it('The import sorts each thing of the demo where it belongs', () => {
  const sorted = SHELVES.flatMap(({ category, shopCategory, things }) =>
    things.map(([name]) => [name, category, categoryOf(`${shopCategory} ${name}`)]),
  );
  expect(sorted.filter(([, meant, found]) => meant !== found)).toEqual([]);
});
