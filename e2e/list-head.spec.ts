// The head of a list: its cover, title, words and day.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { test } from './service/fixtures.ts';

test('a cover shows its whole motif, and so does a picture that is not square', { tag: '@wide' }, async ({
  page,
  livedIn,
}) => {
  await page.goto(livedIn.path);
  const cover = await page.getByRole('button', { name: /Image de couverture/ }).boundingBox();
  const card = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox();
  if (!(cover && card)) throw new Error('The header is not there.');
  const isBeside = card.x >= cover.x + cover.width;
  if (!isBeside) expect(cover.y + cover.height - card.y).toBeLessThanOrEqual(24);
  const tall = page.getByRole('article').first().locator('img');
  await expect.poll(() => tall.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
  const { picture, place } = await tall.evaluate((image) => ({
    picture: image.getBoundingClientRect(),
    place: image.closest('div')?.getBoundingClientRect() ?? image.getBoundingClientRect(),
  }));
  expect(picture.height).toBeLessThanOrEqual(place.height + 1);
  expect(picture.height / picture.width).toBeCloseTo(3, 1);
});

test('a drawn cover fills its place, the countdown is not red, and what parents typed stays with its word', async ({
  page,
  parent,
}) => {
  await page.clock.setFixedTime('2027-01-10T12:00:00Z');
  const registry = await newRegistry(parent, {
    title: 'Bienvenue Léonie !',
    description: 'Merci : à bientôt !',
    event_date: '2027-02-10',
  });
  await newWishes(parent, registry, [{ title: 'Mobile' }]);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.textContent()).toBe('Bienvenue Léonie\u00A0!');
  expect(await page.getByRole('blockquote').textContent()).toBe('Merci\u00A0: à bientôt\u00A0!');
  const ink = await title.evaluate((element) => getComputedStyle(element).color);
  await expect(page.getByText('Dans 31 jours')).toHaveCSS('color', ink);

  // Whatever was opened.
  const cover = page.locator('main header svg').first();
  const widthOf = (locator: typeof cover) => locator.evaluate((element) => element.getBoundingClientRect().width);
  await page.getByRole('button', { name: 'Filtres' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await widthOf(cover)).toBe(await widthOf(cover.locator('..')));

  const params = { birth_registry_id: registry.id };
  await parent.api('PUT /birthregistry/{birth_registry_id}', { params, body: { event_date: '2027-02-09' } });
  await page.reload();
  await expect(page.getByText('Plus que 30 jours')).toHaveCSS('color', ink);
});
