// A gift's own page: what one needs for reserving stays in sight.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { putIntoBasket } from './people/givers.ts';
import { newRegistry, newWishes, share, untilNoDoubleTap } from './people/people.ts';
import { test } from './service/fixtures.ts';

const firstReserve = (page: Page) => page.getByRole('button', { name: /^Réserver : / }).first();

test('on a phone a gift’s name and price stand above its button, with every bar open', async ({ page, parent }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const registry = await newRegistry(parent);
  const [table] = await newWishes(parent, registry, [
    { title: 'Table à langer en bois de hêtre', price: 139.9 },
    { title: 'Body', price: 10 },
  ]);
  const name = await share(parent, registry);
  await page.goto(paths.publicRegistry(name));
  await putIntoBasket(page, 'Body');
  await page.goto(paths.publicWish(name, table.id));
  await expect(page.getByRole('complementary', { name: 'Cookies' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mon panier' })).toBeVisible();
  const button = await page.getByRole('button', { name: /^Réserver : / }).boundingBox();
  const price = await page.getByText('139,90').boundingBox();
  expect((price?.y ?? 999) + (price?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test('on a gift’s page the button becomes the way to the basket, and stays in sight', { tag: '@wide' }, async ({
  page,
  livedIn,
}) => {
  await page.goto(livedIn.path);
  await page.getByRole('link', { name: 'Poussette' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Poussette' })).toBeVisible();
  await expect(firstReserve(page)).toBeInViewport({ ratio: 1 });
  await firstReserve(page).click();
  const toBasket = page.getByRole('article').getByRole('link', { name: 'Voir mon panier' });
  await expect(toBasket).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Retirer du panier : Poussette' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Continuer' })).toBeHidden();
  // A second tap right after the first was meant for the button, and leads nowhere.
  await untilNoDoubleTap(page);
  await toBasket.click();
  await expect(page).toHaveURL(paths.basket());
});

test('while a long description is read, the button stays in sight', { tag: '@wide' }, async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  const description = 'Une poussette légère, qui se plie d’une main. '.repeat(60);
  const [gift] = await newWishes(parent, registry, [{ title: 'Poussette', description }]);
  await page.goto(paths.publicWish(await share(parent, registry), gift.id));
  await page.getByRole('link', { name: 'Signaler' }).scrollIntoViewIfNeeded();
  await expect(firstReserve(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(firstReserve(page)).toBeInViewport({ ratio: 1 });
});
