import { expect, test } from 'vitest';
import { quickHead } from './quick-head.ts';

const sheets = new Map([['/assets/site-1.css', '.a{color:red}']]);
const page = (href: string) => `<head><link rel="stylesheet" href="${href}"/></head>`;

test('a page carries its styles, and the link that React knows is not fetched', () => {
  expect(quickHead(page('/assets/site-1.css'), (href) => sheets.get(href))).toBe(
    '<head><style>.a{color:red}</style><link rel="stylesheet" href="/assets/site-1.css" disabled=""/></head>',
  );
});

test('a sheet that two routes ask for comes once', () => {
  const twice = page('/assets/site-1.css') + page('/assets/site-1.css#');
  const html = quickHead(twice, (href) => sheets.get(href));
  expect(html.match(/color:red/g)).toHaveLength(1);
  expect(html.match(/disabled/g)).toHaveLength(2);
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
  const html = quickHead(
    [...sizes.keys()].map((href) => `<link rel="modulepreload" href="${href}"/>`).join('<title>Liste</title>'),
    (href) => 'a'.repeat(sizes.get(href) ?? 0),
  );
  expect(html).toBe(
    ['large', 'small', 'middle']
      .map((name) => `<link rel="modulepreload" fetchpriority="low" href="/assets/${name}.js"/>`)
      .join('<title>Liste</title>'),
  );
});

test('the map of the site comes with the page, and is not fetched', () => {
  const html =
    '<link rel="modulepreload" href="/assets/manifest-1.js"/><script type="module">import "/assets/manifest-1.js";\nstart();</script>';
  expect(quickHead(html, () => 'window.map={};')).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/assets/manifest-1.js" media="not all"/>' +
      '<script type="module">window.map={};\nstart();</script>',
  );
});
