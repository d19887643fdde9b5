import { expect, test } from 'vitest';
import { quickHead } from './quick-head.ts';

const sheets = new Map([['/assets/site-1.css', '.a{color:red}']]);
const page = (href: string) => `<head><link rel="stylesheet" href="${href}"/></head>`;

test('a page carries its styles, and the link that React knows is not fetched', () => {
  expect(quickHead(page('/assets/site-1.css'), (href) => sheets.get(href))).toBe(
    '<head><style>.a{color:red}</style><link rel="stylesheet" href="/assets/site-1.css" media="not all" disabled=""/></head>',
  );
});

test('a sheet that two routes ask for comes once', () => {
  const twice = page('/assets/site-1.css') + page('/assets/site-1.css#');
  const html = quickHead(twice, (href) => sheets.get(href));
  expect(html.match(/color:red/g)).toHaveLength(1);
  expect(html.match(/disabled/g)).toHaveLength(2);
});

test('a sheet of the root route is known under its own address, too, or it would be fetched by what comes later', () => {
  const html = quickHead(page('/assets/site-1.css#'), (href) => sheets.get(href));
  const hrefs = Array.from(html.matchAll(/href="([^"]+)" media="not all" disabled/g), ([, href]) => href);
  expect(hrefs).toEqual(['/assets/site-1.css', '/assets/site-1.css#']);
});

test('what a page shows stays as React wrote it', () => {
  const main = `<main>${page('/assets/site-1.css').replaceAll(/<.?head>/g, '')}</main>`;
  const html = quickHead(`${page('/assets/site-1.css')}<body>${main}</body>`, (href) => sheets.get(href));
  expect(html).toContain(`<body>${main}</body>`);
  expect(html.match(/color:red/g)).toHaveLength(1);
});

test('a sheet that is not ours stays a link', () => {
  expect(quickHead(page('/assets/other.css'), (href) => sheets.get(href))).toBe(page('/assets/other.css'));
});

test('scripts wait for what a reader sees first; the largest is asked for first, then the smallest', () => {
  const sizes = new Map([
    ['/assets/middle.js', 20],
    ['/assets/small.js', 10],
    ['/assets/large.js', 30],
  ]);
  const links = [...sizes.keys()].map((href) => `<link rel="modulepreload" href="${href}"/>`);
  const html = quickHead(`<head>${links.join('<title>Liste</title>')}</head><body><img></body>`, (href) =>
    'a'.repeat(sizes.get(href) ?? 0),
  );
  const asked = ['large', 'small', 'middle'].map(
    (name) => `<link rel="modulepreload" fetchpriority="low" href="/assets/${name}.js"/>`,
  );
  expect(html).toBe(`<head><title>Liste</title><title>Liste</title></head><body><img>${asked.join('')}</body>`);
});

test('the map of the site comes with the page, and is not fetched', () => {
  const script = (text: string) => `<script type="module">${text}\nstart();</script>`;
  const html = `<link rel="modulepreload" href="/assets/manifest-1.js"/>${script('import "/assets/manifest-1.js";')}</body>`;
  expect(quickHead(html, () => 'window.map={};')).toBe(
    `<link rel="modulepreload" href="/assets/manifest-1.js" media="not all"/>${script('window.map={};')}</body>`,
  );
});

test('where the head asks for a picture, what the modules of the page import waits until it has been asked for', () => {
  const link = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;
  const page = `<script>import * as route0 from "/assets/page.js";\nimport("/assets/entry.js");</script></body>`;
  const texts = { site: 'a'.repeat(9), shared: 'a'.repeat(3), page: 'aa', entry: 'a' };
  const links = Object.keys(texts).map(link).join('');
  const html = quickHead(`<meta name="first-call" content="/api"/>${links}${page}`, (href) =>
    Object.entries(texts)
      .find(([name]) => href === `/assets/${name}.js`)
      ?.at(1),
  );
  const [site, entry, own] = ['site', 'entry', 'page'].map((name) =>
    link(name).replace('href', 'fetchpriority="low" href'),
  );
  const late = '<link rel="modulepreload" fetchpriority="low" href="/assets/shared.js" media="not all" data-late=""/>';
  expect(html).toBe(
    `<meta name="first-call" content="/api"/>${page.replace('</body>', `${site}${entry}${own}${late}</body>`)}`,
  );
});
