// In languages other than French, a page's texts are a separate file, loaded before hydration.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import '#locales/every-language.ts';
import { fieldErrorTexts } from '#locales/field-errors.ts';
import { infoTexts } from '#locales/info.ts';
import { layoutTexts } from '#locales/layout.ts';
import { registryTexts } from '#locales/registries/registry.ts';
import { arrangingTexts } from '#locales/wishes/arranging.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { untilOurs } from './people/ours.ts';
import { newRegistry, newWishes, type Parent, share } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

test.use({ settings: { FEATURES: 'langSelector=on' } });

const VISITORS_WORDS = registryTexts('de').onlyAvailable;
const PARENTS_WORDS = wishesTexts('de').newTitle;

async function shareOneWish(parent: Parent): Promise<string> {
  const registry = await newRegistry(parent, { title: 'La liste de Suzanne' });
  await newWishes(parent, registry, [{ title: 'Veilleuse lune', price: 19 }]);
  return paths.publicRegistry(await share(parent, registry));
}

async function readGerman(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: 'de', url }]);
}

test('a visitor who reads German loads the visitors’ German, and the parents’ on the way to an account', async ({
  page,
  parent,
  service,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const path = await shareOneWish(parent);
  await readGerman(page, service.url);
  await page.goto(path, { waitUntil: 'networkidle' });
  await untilOurs(page);
  await expect(page.getByRole('button', { name: 'Reservieren' })).toBeVisible();
  const visitors = await Promise.all(scripts);
  expect(visitors.filter((script) => script.includes(VISITORS_WORDS))).toHaveLength(1);
  expect(visitors.filter((script) => script.includes(PARENTS_WORDS))).toHaveLength(0);

  const languages = page.getByRole('button', { name: 'Sprache: Deutsch, DE' });
  await expect(languages).toHaveAttribute('aria-expanded', 'false');
  await languages.click();
  await expect(languages).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[aria-current=true]'), 'not by its mark alone').toHaveText('Deutsch');
  const words = page.locator('[popover] [aria-current] span');
  const starts = await words.evaluateAll((names) => names.map((name) => name.getBoundingClientRect().left));
  expect(starts.filter((start) => start !== starts[0])).toEqual([]);
  await page.keyboard.press('Escape');

  // The errors of a form come with it.
  const { open, email } = infoTexts('de').contactForm;
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: layoutTexts('de').contact })
    .click();
  await page.getByRole('button', { name: open }).click();
  await page.getByRole('textbox', { name: email }).fill('jeanne');
  await page.getByRole('textbox', { name: email }).press('Tab');
  await expect(page.getByText(fieldErrorTexts('de').INVALID_EMAIL(''))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page, 'a link would be left again for where closing leads').toHaveURL(path);

  const toLogin = `a[href="${paths.login()}"]`;
  await page.evaluate((link) => document.querySelector<HTMLAnchorElement>(link)?.click(), toLogin);
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  const all = await Promise.all(scripts);
  expect(all.filter((script) => script.includes(PARENTS_WORDS))).toHaveLength(1);
});

test('the languages unfold if their button was pressed before the scripts came', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => released.then(() => route.continue()));
  await page.goto(paths.help(), { waitUntil: 'commit' });
  await page.getByRole('button', { name: /, FR$/ }).click();
  release();
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
});

test('when the German texts do not arrive, the list stays as it was sent', async ({ page, parent, service, guard }) => {
  guard.tolerate(/ERR_FAILED/);
  const path = await shareOneWish(parent);
  await readGerman(page, service.url);
  const withheld: string[] = [];
  await page.route('**/*.js', async (route) => {
    const url = route.request().url();
    const script = await (await fetch(url)).text();
    if (!script.includes(VISITORS_WORDS)) return route.continue();
    withheld.push(url);
    return route.abort();
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect.poll(() => withheld.length).toBe(1);
  await expect(page.locator('html:not([data-script])')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1, name: 'La liste de Suzanne' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Veilleuse lune' })).toBeVisible();
  await expect(page.getByText(/^19\s€$/)).toBeVisible();
  await expect(page.getByText('undefined')).toHaveCount(0);
  await page.getByRole('link', { name: 'Veilleuse lune' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Veilleuse lune' })).toBeVisible();
});

test('at a desk the bar of what is chosen is one line, though its German words are long', {
  tag: '@wide-only',
}, async ({ page, parent, service }) => {
  const t = arrangingTexts('de');
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Veilleuse lune', is_favorite: true }]);
  await readGerman(page, service.url);
  await logIn(page, parent);
  await page.goto(paths.arrangeRegistry(registry.id));
  await page.getByRole('checkbox').first().check();
  const bar = page.getByRole('region', { name: t.chosen(1) });
  await expect(bar.getByRole('button', { name: t.noFavourite })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThan(70);
});

test('what parents write from right to left ends on the left', async ({ page, parent }) => {
  const registry = await newRegistry(parent, { description: 'شكرا لكم 2026 !' });
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  const places = await page.getByRole('blockquote').evaluate((quote) => {
    const placeOf = (index: number) => {
      const range = document.createRange();
      range.setStart(quote.firstChild as Text, index);
      range.setEnd(quote.firstChild as Text, index + 1);
      return range.getBoundingClientRect().left;
    };
    const { length } = quote.textContent;
    return { first: placeOf(0), last: placeOf(length - 1) };
  });
  expect(places.last).toBeLessThan(places.first);
});
