// Screens that need what `npm run demo` brings: gifts with pictures, and a catalogue.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { root } from '../../scripts/processes.mjs';
import { apiAt } from '../service/api.ts';
import type { Service } from '../service/service.ts';
import type { Screen } from './screens.ts';
import type { World } from './world.ts';

export const LIVED_SCREENS: Screen[] = [
  { name: 'home, with a catalogue', path: () => paths.home() },
  { name: 'the catalogue', path: () => paths.catalogue() },
  { name: 'the catalogue, searched', path: () => paths.catalogue('?q=poussette&sort=price') },
  { name: 'the catalogue, nothing found', path: () => paths.catalogue('?q=zzzzzzzz') },
  { name: 'an article', path: () => paths.catalogue(), act: openFirst },
  { name: 'a list with pictures', path: ({ name }) => paths.publicRegistry(name) },
  { name: 'a gift with a picture', path: ({ name }) => paths.publicRegistry(name), act: openFirst },
  { name: 'the own list with pictures', who: 'parent', path: ({ registry }) => paths.ownerRegistry(registry.id) },
  { name: 'imports of the catalogue, one made', who: 'superuser', path: () => paths.adminImports() },
];

/** Opens what the first card shows. */
async function openFirst(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.locator('main article a').first().click();
  await page.waitForURL((url) => url.pathname !== pathname);
  await page.locator('main h1').waitFor();
}

/** @returns the same world, whose parent and list are the demo's first */
export async function fillWithDemo({ dataDir, url }: Service, world: World): Promise<World> {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: url, RATE_LIMITS: 'off' };
  const program = ['scripts/command.mjs', 'server/commands/demo.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: root, env });
  const [, name = ''] = /\/ma-liste\/(\S+)/.exec(stdout) ?? [];
  const [, username = '', password = ''] = /parent {2}(\S+) {2}(\S+)/.exec(stdout) ?? [];
  const { access_token: token } = await apiAt(url)('POST /login/access-token', { body: { username, password } });
  const api = apiAt(url, token);
  const [{ id } = world.registry] = await api('GET /birthregistry/mine');
  const registry = { ...world.registry, id };
  return { ...world, name, registry, parent: { ...world.parent, token, api } };
}
