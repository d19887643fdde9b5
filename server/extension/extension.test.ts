import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { BROWSERS, type Browser, extensionPath } from '#contract/browsers.ts';
import { paths } from '#contract/pages.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const service = sharedTestApp({ publicUrl: 'https://cigogne.example' });

async function download(browser: Browser) {
  const answer = await service.app.inject(extensionPath(browser));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'content-disposition': 'attachment' });
  const files = unzipSync(answer.rawPayload);
  return { files, manifest: JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())) };
}

describe.each(BROWSERS)('The extension for %s', (browser) => {
  it('sees the page that it is clicked on, and no other', async () => {
    const { manifest } = await download(browser);
    expect(manifest.manifest_version).toBe(3);
    expect(manifest.permissions).toEqual(['activeTab', 'scripting']);
    const others = Object.keys(manifest).filter((key) => /permissions|content_scripts|externally|accessible/.test(key));
    expect(others).toEqual(['permissions']);
  });

  it('belongs to this instance, and has all that it names', async () => {
    const { files, manifest } = await download(browser);
    expect(manifest.homepage_url).toBe('https://cigogne.example/any-shop');
    expect(strFromU8(files['background.js'] ?? new Uint8Array())).toContain(`'${paths.shopWindow()}'`);
    const named = [...Object.values<string>(manifest.icons), 'background.js', 'hand-over.js'];
    for (const lang of ['fr', 'en', 'de']) named.push(`_locales/${lang}/messages.json`);
    for (const name of named) expect(files[name]?.length, name).toBeGreaterThan(0);
  });
});
