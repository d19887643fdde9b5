import { expect, test } from 'vitest';
import { readSearch, searchPath } from './search.ts';

test('the address of a search holds what was typed, and how many results are wanted', () => {
  const url = new URL(searchPath(new URLSearchParams({ q: 'Zoé & Paul', articles: '27' }), 18), 'http://localhost');
  expect(readSearch(url.searchParams)).toEqual({ query: 'Zoé & Paul', shown: 18 });
  expect(url.searchParams.get('articles'), 'of the blog').toBe('27');
});

test('without a search there is none, and nonsense shows the first page', () => {
  expect(readSearch(new URLSearchParams())).toEqual({ query: null, shown: 9 });
  expect(readSearch(new URLSearchParams('q= leo &n=abc'))).toEqual({ query: 'leo', shown: 9 });
  expect(readSearch(new URLSearchParams('q=leo&n=100000')).shown).toBe(100);
  // Copied from a page or a table: the service refuses what nobody sees.
  expect(readSearch(new URLSearchParams({ q: '\u2068Zoé\u2069\tMartin\u202C' })).query).toBe('Zoé Martin');
});
