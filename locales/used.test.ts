import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// Texts missing in a language are already caught by the types (fr/visitors.ts, fr/parents.ts).

interface Node {
  type: string;
  [field: string]: unknown;
}

function* nodesOf(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* nodesOf(each);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    yield node as Node;
    for (const value of Object.values(node)) yield* nodesOf(value);
  }
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

test('every text is shown somewhere', () => {
  const code = globSync(
    ['web/**/*.{ts,tsx}', 'server/**/*.ts', 'contract/**/*.ts', 'locales/*.ts', 'locales/fr/help/*.ts'],
    {
      exclude: isTest,
    },
  )
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const words = new Set(code.match(/[\w$]+/g));
  const unused = globSync('locales/fr/**/*.ts', { exclude: isTest }).flatMap((file) =>
    [...nodesOf(parseSync(file, readFileSync(file, 'utf8')).program)]
      .filter((node) => node.type === 'Property')
      .map((node) => (node.key as { name?: string }).name)
      // `${act}Text` names a superuser's act.
      .filter((name) => name !== undefined && !words.has(name) && !words.has(name.replace(/Text$/, '')))
      .map((name) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

const SAID = new Set(['alt', 'aria-label', 'help', 'label', 'lead', 'placeholder', 'title']);
/** Names, and things to be typed verbatim. */
const NAMES = /^(?:&nbsp;|Cigogne|https:\/\/|QR|API|EAN|PNG|SVG|CSV|OpenAPI.*)$/;

test('no text stands in the code of pages', () => {
  const found = globSync('web/**/*.tsx', { exclude: isTest }).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...nodesOf(parseSync(file, source).program)]
      .filter(
        ({ type, name }) => type === 'JSXText' || (type === 'JSXAttribute' && SAID.has(String((name as Node).name))),
      )
      .map(({ type, value }) => (type === 'JSXText' ? value : (value as Node | null)?.value))
      .filter((text): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text) && !NAMES.test(text.trim()))
      .map((text) => `${file}: ${text.trim()}`);
  });
  expect(found).toEqual([]);
});

test('no language’s quotation marks stand in the code of pages', () => {
  const found = globSync('web/**/*.{ts,tsx}', { exclude: isTest }).flatMap((file) =>
    [...nodesOf(parseSync(file, readFileSync(file, 'utf8')).program)]
      .filter(({ type }) => type === 'Literal' || type === 'TemplateElement')
      .map(({ value }) => (typeof value === 'object' ? (value as { cooked?: string } | null)?.cooked : value))
      .filter((text) => typeof text === 'string' && /[«»„“”]/u.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
