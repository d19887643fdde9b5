import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const CODE = [
  'web/**/*.{ts,tsx}',
  'server/**/*.ts',
  'contract/**/*.ts',
  'locales/*.ts',
  'locales/{bookings,mails,registries,wishes}/*.ts',
  'locales/fr/**/*.ts',
];

interface Source {
  words: ReadonlySet<string>;
  /** What it reads of something, in whatever way: `t.title`, `t['title']`, `const { title } = …`. */
  reads: ReadonlySet<string>;
  /** Whether it reads texts by computed names (`t[step]`), which stand in what it imports. */
  computes: boolean;
  /** Of the project's files, as paths. */
  imports: readonly string[];
}

function sourceOf(file: string): Source {
  const code = readFileSync(file, 'utf8');
  const taken = Array.from(
    code.matchAll(/\{([^{}]*)\} = /g),
    ([, names = '']) => names.match(/\w+(?=[:,\s]|$)/g) ?? [],
  );
  const read = Array.from(code.matchAll(/(?<=(?<!styles)\.|['`])\w+/g), ([name]) => name);
  const imported = Array.from(code.matchAll(/(?:from |import\()'([#.][^']+)'/g), ([, from = '']) => from);
  return {
    words: new Set(code.match(/[\w$]+/g)),
    reads: new Set([...read, ...taken.flat()]),
    computes: /\b(?:t|texts|words)\[/.test(code),
    imports: imported.map((from) => (from.startsWith('#') ? from.slice(1) : join(dirname(file), from))),
  };
}

const isFrench = (path: string) => path.startsWith('locales/fr/');

/** What is read by those who import a file of texts, and by what they hand them to; null if only texts import it. */
function readOf(texts: string, sources: ReadonlyMap<string, Source>): ReadonlySet<string> | null {
  const importersOf = (path: string) => [...sources.keys()].filter((file) => sources.get(file)?.imports.includes(path));
  const direct = importersOf(texts).filter((file) => !isFrench(file));
  if (direct.length === 0) return null;
  const readers = [...direct, ...direct.filter((file) => file.startsWith('locales/')).flatMap(importersOf)];
  const mayRead = (file: string) => (other: string) =>
    sources.get(file)?.computes || sources.get(other)?.words.has('texts') || other.startsWith('contract/');
  const around = readers.flatMap((file) => [file, ...(sources.get(file)?.imports ?? []).filter(mayRead(file))]);
  return new Set(around.filter((file) => !isFrench(file)).flatMap((file) => [...(sources.get(file)?.reads ?? [])]));
}

/** The names of an area's texts, and those in its tables (`sexes: { F: … }`), which are often found by a computed name. */
function namesIn(file: string): { own: string[]; inTables: string[] } {
  const propertiesOf = (node: unknown) => [...nodesOf(node)].filter(({ type }) => type === 'Property');
  const nameOf = ({ key }: Node) => (key as { name?: string }).name;
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const exported = ((program as unknown as Node).body as Node[]).filter(
    ({ type }) => type === 'ExportNamedDeclaration',
  );
  const areas = exported
    .flatMap(({ declaration }) => ((declaration as Node | null)?.declarations ?? []) as Node[])
    .filter(({ init }) => (init as Node | null)?.type === 'ObjectExpression');
  const own = areas
    .flatMap(({ init }) => (init as Node).properties as Node[])
    .filter((property) => property.type === 'Property' && !/^[A-Z_]+$/.test(nameOf(property) ?? ''));
  const inTables = propertiesOf(program).filter((property) => !own.some(({ start }) => start === property.start));
  const named = (properties: Node[]) => properties.map(nameOf).filter((name) => name !== undefined);
  return { own: named(own), inTables: named(inTables) };
}

test('every text is shown somewhere, by what reads its file', () => {
  const sources = new Map(globSync(CODE, { exclude: isTest }).map((file) => [file, sourceOf(file)]));
  const words = new Set([...sources].flatMap(([file, source]) => (isFrench(file) ? [] : [...source.words])));
  const unused = globSync('locales/fr/**/*.ts', { exclude: isTest }).flatMap((file) => {
    // The help's are questions' names, and the types ask for them.
    const read = (file.startsWith('locales/fr/help/') ? null : readOf(file, sources)) ?? words;
    const { own, inTables } = namesIn(file);
    // `${act}Text` names a superuser's act.
    const isIn = (names: ReadonlySet<string>) => (name: string) =>
      names.has(name) || names.has(name.replace(/Text$/, ''));
    const missing = [...own.filter((name) => !isIn(read)(name)), ...inTables.filter((name) => !isIn(words)(name))];
    return missing.map((name) => `${file}: ${name}`);
  });
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
