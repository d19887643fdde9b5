import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newRegistry } from '../people/people.ts';
import { test } from '../service/fixtures.ts';
import { originForBrowsersOnly } from '../service/shop.ts';
import { openWholeFirefox } from './whole-firefox.ts';

test('in Firefox the extension hands over the page of a shop that keeps every script out', async ({
  parent,
  service,
  shop,
}) => {
  await newRegistry(parent);
  const firefox = await openWholeFirefox(service.url);
  try {
    await firefox.open(`${service.url}/api/v1/`);
    await firefox.evaluate(
      `${service.url}/api/v1/`,
      (session) => localStorage.setItem('cigogne', session),
      JSON.stringify({ token: parent.token }),
    );
    const url = `${originForBrowsersOnly(shop)}/strict/doudou`;
    await firefox.open(url);
    await firefox.pressExtension(url);
    const ours = service.url + paths.shopWindow({ link: url });
    await expect.poll(() => firefox.evaluate(ours, valueOfField, 'title'), { timeout: 20_000 }).toBe('Doudou lapin');
    expect(await firefox.evaluate(ours, valueOfField, 'price')).toBe('24,90');
    expect(await firefox.evaluate(ours, () => opener !== null)).toBe(true);
  } finally {
    await firefox.close();
  }
});

/** Runs in the page. */
function valueOfField(name: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`main [name="${name}"]`)?.value;
}
