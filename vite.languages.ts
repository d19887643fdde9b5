import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = import.meta.dirname;
const OTHERS = ['en', 'de'];

/** What every area of texts asks for its other languages, and what the browser's entry calls before it hydrates. */
const PAGE_TEXTS = `
const loaders = { en: () => import('virtual:texts/en'), de: () => import('virtual:texts/de') };
const loaded = {};
const takers = { en: [], de: [] };
export function take(language, taker) {
  if (loaded[language]) taker(loaded[language]);
  else takers[language].push(taker);
}
export async function loadTexts(language) {
  if (!loaders[language]) return;
  const { texts } = await loaders[language]();
  loaded[language] = texts;
  for (const taker of takers[language]) taker(texts);
}`;

/** Areas that pages import for their loaders on the server only. */
const ON_THE_SERVER = ['info'];

/** The areas of locales/ that pages use, by name. */
function areasOfPages(): string[] {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const areas = new Set(
    files.flatMap((text) => [...text.matchAll(/#locales\/([\w/-]+)\.ts/g)].map((match) => match[1])),
  );
  return [...areas].filter(
    (area): area is string => area !== undefined && !ON_THE_SERVER.includes(area) && namesIn('en', area).length > 0,
  );
}

function namesIn(language: string, area: string): string[] {
  try {
    const text = readFileSync(join(root, 'locales', language, `${area}.ts`), 'utf8');
    return [...text.matchAll(/^export const (\w+)/gm)].flatMap((match) => match[1] ?? []);
  } catch {
    return [];
  }
}

/** All texts of one language, in a chunk of their own. */
function textsOf(language: string): string {
  const areas = areasOfPages();
  const imports = areas.map(
    (area, index) => `import * as area${index} from '${join(root, 'locales', language, area)}.ts';`,
  );
  const entries = areas.map((area, index) => `'${area}': area${index}`);
  return `${imports.join('\n')}\nexport const texts = { ${entries.join(', ')} };`;
}

/** Stands in the bundle for one area in another language: empty until that language's chunk has come. */
function emptyArea(language: string, area: string): string {
  const names = namesIn(language, area);
  const fill = names.map((name) => `${name} = texts['${area}'].${name};`).join(' ');
  return `import { take } from 'virtual:page-texts';
export let ${names.join(', ')};
take('${language}', (texts) => { ${fill} });`;
}

/** `fr, en, de` with the other languages read when they are asked for: they come later than the module that holds them. */
function withGetters(languages: string): string {
  return languages
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [language = '', name = language] = entry.split(/:\s*/);
      return OTHERS.includes(language) ? `get ${language}() { return ${name}; }` : entry;
    })
    .join(', ');
}

/**
 * The browser's scripts carry French alone; a page in English or German fetches its language as one chunk before it
 * hydrates. The server has them all. In development nothing changes.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (source === 'virtual:page-texts' || source.startsWith('virtual:texts/')) return `\0${source}`;
      if (this.environment.mode !== 'build' || !importer?.startsWith(join(root, 'locales/'))) return null;
      const [, language, area] = /^\.{1,2}\/(\w\w)\/([\w/-]+)\.ts$/.exec(source) ?? [];
      return language && area && OTHERS.includes(language) ? `\0area:${language}/${area}` : null;
    },
    load(id) {
      if (id === '\0virtual:page-texts') {
        return this.environment.mode === 'build' ? PAGE_TEXTS : 'export async function loadTexts() {}';
      }
      const [, kind, language = '', area = ''] = /^\0(virtual:texts|area:)\/?(\w\w)(?:\/([\w/-]+))?$/.exec(id) ?? [];
      if (kind === undefined) return null;
      return kind === 'area:' ? emptyArea(language, area) : textsOf(language);
    },
    transform(code, id) {
      if (this.environment.mode !== 'build' || !/\/locales\/[\w/-]+\.ts$/.test(id)) return null;
      return code.replace(/\(\{\s*(fr\b[^}]*)\}\)/g, (_, languages: string) => `({ ${withGetters(languages)} })`);
    },
  };
}
