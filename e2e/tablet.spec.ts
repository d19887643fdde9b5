// What only windows between a phone's and a desk's show, whose width no project of playwright.config.ts has.

import { expect, type Locator } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { putIntoBasket } from './people/givers.ts';
import { newRegistry, newWishes, share, unique } from './people/people.ts';
import { makeSuperuser } from './people/superuser.ts';
import { logIn, test } from './service/fixtures.ts';
import { importFeed } from './service/import-feed.ts';

test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

const TITLE = 'Poussette tout-terrain avec nacelle';
const KINDS = ['Poussettes', 'Biberons', 'Bain', 'Pyjamas', 'Jouets', 'Couffins', 'Porte-bébés', 'Sièges auto'];

/** All of it can be seen without scrolling in it. */
function expectWhole(box: Locator): Promise<void> {
  const hidden = (element: Element) =>
    Math.max(element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth);
  return expect.poll(() => box.evaluate(hidden)).toBeLessThanOrEqual(1);
}

test('a superuser’s whole menu is in sight, and every kind of article', { tag: '@wide-only' }, async ({
  page,
  parent,
  service,
}) => {
  const mark = unique();
  const link = `https://www.aubert.example/${mark}`;
  const kinds = [...KINDS, 'Livres', 'Barrières'].map((category) => ({ category, title: `${category} ${mark}` }));
  await importFeed(
    service,
    mark,
    kinds.map((kind, index) => ({ id: `${index}`, link: `${link}/${index}`, shop: 'Aubert', price: '9 EUR', ...kind })),
  );
  await page.goto(paths.catalogue());
  const strip = page.getByRole('navigation', { name: 'Catégorie' }).getByRole('list');
  await expect(strip.getByRole('link', { name: 'Livres' })).toBeInViewport({ ratio: 1 });
  await expectWhole(strip);
  // A narrow row cannot show all of them: the last circle is cut in its middle, which says so.
  const circles = strip.locator('a > span');
  for (const width of [320, 360, 390, 430, 540, 700]) {
    await page.setViewportSize({ width, height: 740 });
    const seen = await circles.evaluateAll((all) => {
      const cut = all.map((circle) => circle.getBoundingClientRect()).find(({ right }) => right > innerWidth);
      return innerWidth - (cut?.left ?? 0);
    });
    expect(seen, `${width} px`).toBeGreaterThan(20);
    expect(seen, `${width} px`).toBeLessThan(40);
  }

  await makeSuperuser(service, parent);
  await logIn(page, parent);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(paths.help());
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Thème sombre' })).toBeInViewport({ ratio: 1 });
  await expectWhole(menu);
});

test('buttons and titles of gifts are not squeezed', { tag: '@wide-only' }, async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  const link = `https://shop.example/${'poussette-'.repeat(9)}`;
  const [wish] = await newWishes(parent, registry, [{ title: TITLE, price: 1299.9, quantity: 2, link }]);
  await page.goto(paths.publicWish(await share(parent, registry), wish.id));
  await putIntoBasket(page, TITLE);
  // Its words, and the address in one line.
  const shop = page.getByRole('link', { name: /^Voir en boutique/ });
  expect((await shop.boundingBox())?.height).toBeLessThan(75);
  for (const button of [
    page.getByRole('button', { name: /^Retirer du panier/ }),
    page.getByRole('link', { name: 'Voir mon panier', exact: true }),
  ]) {
    expect((await button.boundingBox())?.height).toBeLessThan(50);
  }
  await page.goto(paths.basket());
  const title = page.getByRole('row').getByRole('link', { name: TITLE });
  for (const width of [600, 721, 768, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    const { height } = (await title.boundingBox()) ?? { height: 0 };
    expect(height, `${width} px`).toBeLessThan(24 * 3 + 8);
  }
});

test('a visitor’s menu is a sheet at the side, the way to an account in the header, and its forms are narrow', {
  tag: '@wide-only',
}, async ({ page }) => {
  await page.goto(paths.contact());
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  expect(await menu.boundingBox()).toMatchObject({ x: 448, width: 320 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.login()}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  expect((await page.getByRole('main').locator('form').boundingBox())?.width).toBeLessThan(560);
});

test('the date and the days until then stand in the middle of a list’s card', { tag: '@wide-only' }, async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: TITLE }]);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  const countdown = page.getByText(/^Dans \d+ jours$/);
  await expect(countdown).toBeVisible();
  const [left, middle, right] = await countdown.evaluate((end) => {
    const row = end.parentElement as Element;
    const { x, width } = row.getBoundingClientRect();
    return [row.firstElementChild?.getBoundingClientRect().left ?? 0, x + width / 2, end.getBoundingClientRect().right];
  });
  expect(Math.abs((left + right) / 2 - middle)).toBeLessThan(2);
});
