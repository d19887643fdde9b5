// Lists, gifts and bookings with large text; the header: large-text-in-header.spec.ts, forms: large-text-in-forms.spec.ts.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from './people/givers.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { makeSuperuser } from './people/superuser.ts';
import { expectInside } from './screens/inside.ts';
import { closeEnlarged, FULL_HEADER, openEnlarged, textBox } from './screens/large-text.ts';
import { basketOf } from './screens/world.ts';
import { logIn, test } from './service/fixtures.ts';

test.use({ settings: FULL_HEADER });

test.afterAll(closeEnlarged);

test('with text twice as large a title’s words stay whole, and the notice on cookies is no narrow column', async ({
  page,
  parent,
  service,
}) => {
  const registry = await newRegistry(parent);
  const gifts = await newWishes(parent, registry, [{ title: 'Poussette' }]);
  await share(parent, registry);
  const { token } = await bookWishes(service.url, gifts, newGiver());
  for (const lang of ['fr', 'de']) {
    await page.context().addCookies([{ name: 'lang', value: lang, url: service.url }]);
    await page.goto(paths.myBooking(token));
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const notice = await page.getByRole('complementary', { name: 'Cookies' }).locator('p').boundingBox();
    expect(notice?.width).toBeGreaterThan(300);
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const range = document.createRange();
      const text = title.firstChild as Text;
      range.setStart(text, text.data.search(/\S+$/));
      range.setEnd(text, text.length);
      return range.getClientRects().length;
    });
    expect(lines, 'of the last word').toBe(1);
  }
});

test('with text twice as large the basket’s count and the total of a booking can be read', async ({
  page,
  parent,
  service,
}) => {
  const registry = await newRegistry(parent);
  const gifts = await newWishes(parent, registry, [
    { title: 'Poussette', price: 1249.9 },
    { title: 'Body', price: 0 },
  ]);
  const basket = basketOf(registry, await share(parent, registry), gifts);
  await page.goto('/healthz');
  await page.evaluate((kept) => localStorage.setItem('cigogne', kept), JSON.stringify({ basket }));
  await page.context().addCookies([{ name: 'lang', value: 'de', url: service.url }]);
  await page.goto(paths.summary());
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const word = page.getByText('Summe', { exact: true });
  const { right, bottom } = await textBox(word);
  const sum = await textBox(word.locator('xpath=following-sibling::*'));
  expect(sum.left > right + 8 || sum.top > bottom).toBe(true);

  const gift = page.getByRole('complementary').getByRole('listitem').first();
  const title = await textBox(gift.getByText('Poussette'));
  const price = await textBox(gift.getByText('1.249,90'));
  expect(price.left > title.right || price.top > title.bottom).toBe(true);
  const tick = await page.locator('input[type=checkbox]').first().boundingBox();
  const label = await page.locator('input[type=checkbox] + label').first().boundingBox();
  const middle = (tick?.y ?? 0) + (tick?.height ?? 0) / 2;
  expect(Math.abs(middle - (label?.y ?? 0) - 24), 'in the middle of the first line').toBeLessThan(3);

  const badge = page.getByRole('banner').getByText('2', { exact: true });
  const count = await textBox(badge);
  const ground = await badge.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(count.height).toBeLessThanOrEqual(ground.height + 1);
});

test('with text twice as large the glass of a search stands before the words, and in their line', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Mobile' }]);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const field = page.getByRole('searchbox');
  const glass = await field.locator('..').locator('svg').boundingBox();
  const box = await field.boundingBox();
  if (!(glass && box)) throw new Error('The search is not drawn');
  const words = await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).paddingLeft));
  expect(glass.x + glass.width).toBeLessThan(box.x + words - 4);
  expect(Math.abs(glass.y + glass.height / 2 - box.y - box.height / 2)).toBeLessThan(1);
});

test('with text twice as large German titles stay on the page, and a giver’s name in one piece', async ({
  page,
  parent,
  service,
}) => {
  const registry = await newRegistry(parent);
  const [gift] = await newWishes(parent, registry, [{ title: 'Mobile' }]);
  await share(parent, registry);
  await bookWishes(service.url, [gift], newGiver('Sarah', 'Benali'));
  await logIn(page, parent);
  await page.context().addCookies([{ name: 'lang', value: 'de', url: service.url }]);
  for (const path of [paths.home(), paths.ownerWish(registry.id, gift.id)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectInside(page);
  }
  const name = page.getByRole('heading', { name: 'Sarah Benali' });
  const lineHeight = await name.evaluate((title) => Number.parseFloat(getComputedStyle(title).lineHeight));
  expect((await textBox(name)).height).toBeLessThan(2.5 * lineHeight);
});

test('with text twice as large what superusers look through breaks no word', async ({ page, parent, service }) => {
  await newRegistry(parent, { address_owner: 'Élise Vandenberghe' });
  await makeSuperuser(service, parent);
  await logIn(page, parent);
  await page.context().addCookies([{ name: 'lang', value: 'de', url: service.url }]);
  const shown = [
    { path: paths.adminRegistries(), first: page.locator('td > div', { hasText: 'Vandenberghe' }).first() },
    { path: paths.adminState(), first: page.getByText('Reservierungen', { exact: true }).first() },
  ];
  for (const { path, first } of shown) {
    await page.goto(path);
    await first.waitFor();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const lines = await first.evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const range = document.createRange();
      range.setStart(text, text.data.search(/\S+$/));
      range.setEnd(text, text.length);
      return range.getClientRects().length;
    });
    expect(lines, 'of the last word').toBe(1);
  }
});

test('with text twice as large a gift in the basket is no wider than its page', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  const gifts = await newWishes(parent, registry, [{ title: 'Poussette', price: 1249.9, quantity: 2 }]);
  const basket = basketOf(registry, await share(parent, registry), gifts);
  await page.goto('/healthz');
  await page.evaluate((kept) => localStorage.setItem('cigogne', kept), JSON.stringify({ basket }));
  await page.goto(paths.basket());
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const list = await page.locator('main section', { hasText: registry.title }).boundingBox();
  const total = await page.getByRole('complementary', { name: 'Total' }).boundingBox();
  expect(list?.width).toBe(total?.width);
});

test('on a phone with large text a gift’s price stands above the button that reserves it', {
  tag: ['@wide-only', '@chromium'],
}, async ({ playwright, launchOptions, baseURL, parent }) => {
  const registry = await newRegistry(parent);
  const [gift] = await newWishes(parent, registry, [{ title: 'Porte-bébé en coton bio', price: 119.9 }]);
  await share(parent, registry);
  const opened = await openEnlarged({ playwright, launchOptions });
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const page = await opened.newPage({ baseURL: baseURL ?? '', ...phone });
  await page.goto(paths.publicWish(registry.id, gift.id));
  await page.getByRole('button', { name: 'J’ai compris' }).click();
  const price = await textBox(page.getByText(/119,90/).first());
  const button = await textBox(page.getByRole('button', { name: /^Réserver/ }));
  expect(price.bottom).toBeLessThan(button.top);
  await page.context().close();
});

test('no cover lies over the buttons above a list of one’s own', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Poussette' }]);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  for (const size of ['100%', '150%', '200%']) {
    await page.addStyleTag({ content: `html { font-size: ${size} }` });
    const edit = await page.getByRole('link', { name: 'Modifier la liste' }).boundingBox();
    const cover = await page.locator('main header > div').first().boundingBox();
    expect((edit?.y ?? Number.POSITIVE_INFINITY) + (edit?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
  }
});
