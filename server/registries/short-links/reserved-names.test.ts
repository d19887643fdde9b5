import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { corpusFile } from '../../testing/corpus.ts';
import { isReserved } from './reserved-names.ts';

it('no list can be named like one of our pages', () => {
  const routes = readFileSync(new URL('../../../web/routes.ts', import.meta.url), 'utf8');
  const words = [...routes.matchAll(/route\('([^']+)'/g)].flatMap(([, path = '']) => path.split('/'));
  const names = words.filter((word) => /^[a-z-]+$/.test(word));
  expect(names).toContain('ma-liste');
  expect(names.filter((name) => !isReserved(name))).toEqual([]);
});

it('what lists are called is free', () => {
  for (const name of ['leonie', 'chez-nous', 'liste-de-leonie', 'bebe-martin', 'noel', 'admin-k7qm3tx9']) {
    expect(isReserved(name)).toBe(false);
  }
});

const corpus = corpusFile('reserved_names.txt');

// Other services also reserve names of programs, of shops and in other languages.
it.runIf(existsSync(corpus))('most of what services reserve elsewhere is reserved here', () => {
  const names = readFileSync(corpus, 'utf8').trim().split('\n');
  expect(names.filter(isReserved).length / names.length).toBeGreaterThan(0.8);
});
