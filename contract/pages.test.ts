import { expect, test } from 'vitest';
import { ownPath, paths } from '#contract/pages.ts';

test('after logging in a person goes on where the session ended', () => {
  const url = new URL(paths.login({ from: '/list/7/wish/new?a=1' }), 'http://localhost');
  expect(ownPath(url.searchParams.get('from'), '/list')).toBe('/list/7/wish/new?a=1');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
  'a return path to somebody else (%s) is not followed',
  (from) => {
    expect(ownPath(from, '/list')).toBe('/list');
  },
);

test('a French share uses the French address, another language the common one', () => {
  expect(paths.sharedRegistry('leonie-k7qm', 'fr')).toBe('/ma-liste/leonie-k7qm');
  expect(paths.sharedRegistry('leonie-k7qm', 'de')).toBe('/my-list/leonie-k7qm');
});

test('a link to a wish leads to its card on the list', () => {
  expect(paths.publicRegistry('leonie', 12)).toBe('/my-list/leonie#wish-12');
});
