// @ts-check
// What the first visit to every page loads, in each language: brotli-compressed HTML with inlined styles and scripts,
// without pictures and fonts, and the number of requests. Fails if that is too much (decision 33).
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { LANGUAGES } from '#locales/languages.ts';
import { MOST_REQUESTS, PAGE_BUDGETS } from './page-budgets.mjs';
import { root } from './processes.mjs';
import { PAGES, PAGES_OF_VISITORS, sampleAnswer } from './sample-pages.mjs';
import { failure, run } from './terminal.mjs';

const client = join(root, 'build', 'client');

/** @typedef {{ all: number, script: number, requests: number }} Size */

await run(async () => {
  const build = await import(join(root, 'build/server/index.js'));
  const render = build.entry.module.createPageHandler(build, 'production');
  const tooMuch = [];
  console.log(
    `   ${''.padEnd(22)}${LANGUAGES.map((language) => `${language}: kB, script`.padStart(18)).join('')}   requests`,
  );
  for (const [name, path] of Object.entries(PAGES)) {
    const sizes = await Promise.all(LANGUAGES.map((language) => sizeOf(render, path, language)));
    const cells = sizes.map(({ all, script }) => `${kilo(all)}${kilo(script)}`.padStart(18));
    console.log(`   ${name.padEnd(22)}${cells.join('')}   ${sizes.map(({ requests }) => requests).join(', ')}`);
    if (sizes.some((size) => isTooMuch(size, budgetOf(name)))) tooMuch.push(name);
  }
  if (tooMuch.length > 0) throw failure(`the first load is too large: ${tooMuch.join(', ')}.`);
});

/** @param {string} name */
function budgetOf(name) {
  if (name === 'public list of 60') return PAGE_BUDGETS.list;
  return PAGES_OF_VISITORS.has(name) ? PAGE_BUDGETS.visitors : PAGE_BUDGETS.other;
}

/**
 * @param {Size} size
 * @param {{ all: number, script: number }} limits
 */
function isTooMuch({ all, script, requests }, limits) {
  return all > limits.all || script > limits.script || requests > MOST_REQUESTS;
}

/**
 * @param {(request: Request, page: object) => Promise<Response>} render
 * @param {string} path
 * @param {string} language
 * @returns {Promise<Size>}
 */
async function sizeOf(render, path, language) {
  const answer = await render(new Request(`http://localhost${path}`), pageIn(language));
  const html = await answer.text();
  const files = [...scriptsIn(html), ...textsOf(html, language)];
  const script = files.reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0);
  const requests = 1 + files.length + sheetsIn(html) + firstCallsIn(html);
  return { all: brotli(html) + script, script, requests };
}

/** The stylesheets a browser fetches, including those for another medium. */
function sheetsIn(/** @type {string} */ html) {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  return links.filter((link) => !(link.includes('media="not all"') && link.includes('disabled'))).length;
}

/** The calls made in the head for somebody who is logged in: who that is, and the page's (web/data/ask-first.ts). */
function firstCallsIn(/** @type {string} */ html) {
  return html.split('name="first-call"').length;
}

/** The scripts fetched with the page: preloaded ones, and those its inline script imports. */
function scriptsIn(/** @type {string} */ html) {
  const kept = html.replace(/<link[^>]*media="not all"[^>]*>/g, '');
  return new Set(kept.match(/\/assets\/[\w.-]+\.js(?=")/g)?.filter((file) => isLoaded(kept, file)));
}

function isLoaded(/** @type {string} */ html, /** @type {string} */ file) {
  return new RegExp(`(rel="modulepreload"[^>]*href="|import\\s*\\(?(\\* as \\w+ from )?")${file}`).test(html);
}

/** The file of texts the entry waits for, from the page's own attribute (web/entry.client.tsx). */
function textsOf(/** @type {string} */ html, /** @type {string} */ language) {
  if (language === 'fr') return [];
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  const [, readers] = /<html[^>]*data-readers="(\w+)"/.exec(html) ?? [];
  return ['visitors', ...(readers ? [readers] : [])].map(
    (each) => `/${manifest[`locales/${language}/${each}.ts`].file}`,
  );
}

function pageIn(/** @type {string} */ lang) {
  return {
    lang,
    publicUrl: 'http://localhost',
    operator: { name: '', address: '', email: '', host: '' },
    fetchApi: async (/** @type {string} */ path) => sampleAnswer(path),
    builtText: (/** @type {string} */ href) =>
      /^\/assets\/[\w.-]+\.(css|js)$/.test(href) ? readFileSync(join(client, href), 'utf8') : undefined,
    allowScripts() {},
    reportError(/** @type {unknown} */ error) {
      throw error;
    },
  };
}

/** As kept pages are compressed (server/kept). */
function brotli(/** @type {string} */ html) {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function kilo(/** @type {number} */ bytes) {
  return (bytes / 1000).toFixed(1).padStart(8);
}
