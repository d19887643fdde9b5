import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { zipSync } from 'fflate';
import type { Browser } from '#contract/browsers.ts';
import { paths } from '#contract/pages.ts';

const FOLDER = join(import.meta.dirname, '../../extension');
/** So that the same files always give the same archive. */
const MADE = '2026-01-01T00:00:00';

/** The files of our extension for one browser, by file name; browsers differ in the manifest. */
function extensionFiles(browser: Browser, publicUrl: string): Record<string, Uint8Array> {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => relative(FOLDER, join(parentPath, name)));
  const contents = names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(FOLDER, name))] as const);
  const manifest = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')) as object;
  const whole = { ...manifest, homepage_url: `${publicUrl}${paths.anyShop()}`, ...OWN[browser](publicUrl) };
  return { ...Object.fromEntries(contents), 'manifest.json': Buffer.from(JSON.stringify(whole, null, 2)) };
}

const OWN: Record<Browser, (publicUrl: string) => object> = {
  chrome: () => ({ background: { service_worker: 'background.js', type: 'module' } }),
  firefox: (publicUrl) => ({
    background: { scripts: ['background.js'], type: 'module' },
    browser_specific_settings: {
      gecko: {
        id: `cigogne@${new URL(publicUrl).hostname}`,
        strict_min_version: '128.0',
        // Shown where it is installed: the page somebody clicks on is transmitted.
        data_collection_permissions: { required: ['websiteContent'] },
      },
    },
  }),
};

/** As a folder too, which Chrome and its relatives load. */
export function writeExtension(browser: Browser, publicUrl: string, folder: string): void {
  for (const [name, content] of Object.entries(extensionFiles(browser, publicUrl))) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** The extension as one file, to be loaded into that browser. */
export function packExtension(browser: Browser, publicUrl: string): Uint8Array {
  return zipSync(extensionFiles(browser, publicUrl), { level: 9, mtime: MADE });
}
