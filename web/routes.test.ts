import { readFileSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { paths } from '#contract/pages.ts';
import routes from './routes.ts';

/** The modules around the page at this address, from the outside in. */
function modulesAt(path: string): string[] {
  const matches = matchRoutes(routes as RouteObject[], path) ?? [];
  return matches.map(({ route }) => (route as { file?: string }).file ?? '');
}

it.each([
  paths.account(),
  paths.addWish(),
  paths.adminRegistries(),
  paths.myBabies(),
  paths.myRegistries(),
  paths.newRegistry(),
  paths.ownerRegistry(1),
  paths.editRegistry(1),
  paths.newWish(1),
  paths.editWish(1, 2),
  paths.ownerWish(1, 2),
])('The private page %s stands where a session is required', (path) => {
  expect(modulesAt(path)).toContain('layout/secured.tsx');
});

const files = new Set(routes.flatMap(({ file, children = [] }) => [file, ...children.map((child) => child.file)]));
const pages = [...files].filter((file) => file.endsWith('.tsx'));
const loaded = pages.filter((file) => /export .*\b(clientL|l)oader\b/.test(textOf(file)));

it.each(loaded)('%s says when it is loaded anew: not when a dialog above it closes', (file) => {
  expect(textOf(file)).toMatch(/^export (const|function) shouldRevalidate\b/m);
});

function textOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
