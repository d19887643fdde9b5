import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('docs/screens.md names every screen that is looked at, and no other', () => {
  const code = globSync('e2e/screens/{screens,*-screens}.ts').map((file) => readFileSync(file, 'utf8'));
  const screens = code.flatMap((text) => [...text.matchAll(/name: '([^']+)',/g)].map(([, name]) => name));
  const dialogs = ['contact', 'who', 'legal'].map((info) => `the ${info} dialog`);
  const rows = readFileSync('docs/screens.md', 'utf8').matchAll(/^\|.*\| ([^|]+) \|$/gm);
  const named = [...rows].slice(2).flatMap(([, cell]) => (cell ?? '').split('; '));
  expect(named.sort()).toEqual([...screens, ...dialogs].sort());
});
