import { expect, test } from 'vitest';
import { ALL, browsingPath, changed, countChoices, isAtLeast, queryOf, readBrowsing } from './browsing.ts';

const read = (path: string) => readBrowsing(new URL(path, 'http://localhost').searchParams);

test('the address holds what is looked at, and nothing that is the same for everybody', () => {
  expect(browsingPath(ALL)).toBe('/catalog');
  const browsing = { ...ALL, text: 'gigoteuse été', category: 'sleep' as const, shop: 'A & B', min: 5, max: 19.9 };
  expect(read(browsingPath({ ...browsing, from: 240, shown: 96 }))).toEqual({ ...browsing, from: 240, shown: 96 });
});

test('nonsense in an address is as if it were not there, and lets nobody ask for everything at once', () => {
  expect(read('/catalog?category=weapons&min=-1&max=viel&n=1e9&from=x&shop=%20&q=%20')).toEqual(ALL);
  expect(read('/catalog?n=99999').shown).toBe(240);
  expect(read('/catalog?n=0').shown).toBe(24);
  expect(read(`/catalog?q=${'x'.repeat(999)}`).text).toHaveLength(255);
  expect(read('/catalog?q=%E2%81%A8lit%E2%81%A9%09z%C3%A9bulon').text).toBe('lit zébulon');
});

test('prices are read as people type them, in either order', () => {
  expect(read('/catalog?min=50&max=19,90')).toMatchObject({ min: 19.9, max: 50 });
  expect(queryOf(read('/catalog?max=20')).price).toBe('-20');
  expect(queryOf(read('/catalog?min=20')).price).toBe('20-');
  expect(queryOf(ALL)).toEqual({});
});

test('another choice begins at the start; a price is one choice', () => {
  expect(changed({ ...ALL, from: 240, shown: 96, shop: 'Aubert' }, { category: 'toys' })).toEqual({
    ...ALL,
    shop: 'Aubert',
    category: 'toys',
  });
  expect(countChoices({ ...ALL, text: 'lit', min: 1, max: 2 })).toBe(2);
});

test('a number that the service counted no further than is said to be at least', () => {
  expect(isAtLeast({ ...ALL, text: 'doudou' }, 300)).toBe(true);
  expect(isAtLeast({ ...ALL, text: 'doudou', max: 20 }, 299)).toBe(false);
  expect(isAtLeast({ ...ALL, max: 20 }, 300)).toBe(false);
  expect(isAtLeast({ ...ALL, max: 20 }, 1000)).toBe(true);
  expect(isAtLeast(ALL, 300_000)).toBe(false);
});
