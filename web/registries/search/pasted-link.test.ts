import { expect, test } from 'vitest';
import { pastedLink } from './pasted-link.ts';

const SITE = 'https://cigogne.example';

test.each([
  ['https://cigogne.example/l/leonie', '/l/leonie'],
  [' cigogne.example/ma-liste/leonie ', '/ma-liste/leonie'],
  ['Voici notre liste : https://cigogne.example/my-list/leonie#wish-3.', '/my-list/leonie'],
  ['http://cigogne.example/l/leonie/wish/3', '/l/leonie/wish/3'],
])('%s leads to the list', (query, path) => {
  expect(pastedLink(query, SITE)).toBe(path);
});

test.each([
  'leonie',
  'camille@cigogne.example',
  'https://other.example/l/leonie',
  'https://cigogne.example//evil.example',
])('%s is searched for', (query) => {
  expect(pastedLink(query, SITE)).toBeNull();
});
