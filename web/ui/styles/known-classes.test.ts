import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The classes named by everything that imports a sheet; null where one is computed. */
function namedClasses(): Map<string, Set<string | null>> {
  const named = new Map<string, Set<string | null>>();
  for (const file of globSync('web/**/*.{ts,tsx}')) {
    const source = readFileSync(file, 'utf8');
    for (const [, styles, from = ''] of source.matchAll(/^import (\w+) from '(.+\.module\.css)';/gm)) {
      const sheet = relative('.', from.startsWith('#') ? from.slice(1) : resolve(dirname(file), from));
      const uses = source.replaceAll(/ from '.*'/g, '').matchAll(new RegExp(`\\b${styles}(?:\\.(\\w+)|\\[)`, 'g'));
      const known = named.get(sheet) ?? new Set();
      named.set(sheet, known.union(new Set(Array.from(uses, ([, name]) => name ?? null))));
    }
  }
  return named;
}

/** Those with a rule, without a library's own. */
function ruledClasses(sheet: string): Set<string> {
  const rules = readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\/|"[^"]*"|:global\([^)]*\)/gs, '');
  return new Set(Array.from(rules.matchAll(/\.([a-zA-Z]\w*)/g), ([, name = '']) => name));
}

test('Every class that a component names has a rule, and every rule a component that names it', () => {
  const named = namedClasses();
  const wrong = globSync('web/**/*.module.css').flatMap((sheet) => {
    const names = named.get(sheet) ?? new Set();
    const rules = ruledClasses(sheet);
    const unused = names.has(null) ? [] : Array.from(rules.difference(names), (name) => `${sheet}: .${name}, unused`);
    const missing = Array.from(names.difference(rules)).filter((name) => name !== null);
    return [...unused, ...missing.map((name) => `${sheet}: .${name}, missing`)];
  });
  expect(wrong).toEqual([]);
});
