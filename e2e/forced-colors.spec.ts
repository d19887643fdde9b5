// People who let the system choose all colours can see what is selected, what is off, how far something is, and where
// a dialog ends, and superusers which line of a chart is which.

import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { putIntoBasket } from './people/givers.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { makeSuperuser } from './people/superuser.ts';
import { seeAfterMonths } from './screens/admin-screens.ts';
import { logIn, test } from './service/fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const style = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name ?? ''), [
    property,
    pseudo,
  ] as const);

/** The actual value of a system colour. */
function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.createElement('i');
    probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
    document.body.append(probe);
    const shown = getComputedStyle(probe).color;
    probe.remove();
    return shown;
  }, name);
}

test('with forced colours a visitor sees the current page, what is off, and the edges of dialogs', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Mobile' }]);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  await page.getByRole('button', { name: 'Filtres' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await style(dialog, 'border-top-style')).toBe('solid');
  await page.keyboard.press('Escape');
  await putIntoBasket(page, 'Mobile');
  await page.goto(paths.summary());
  const reserve = page.getByRole('button', { name: 'Réserver', exact: true });
  await expect(reserve).toHaveAttribute('aria-disabled', 'true');
  await expect(reserve).toHaveCSS('color', await systemColor(page, 'GrayText'));
  await expect(page.getByRole('link', { name: 'Annuler' })).toHaveCSS('border-top-style', 'solid');
});

test('with forced colours a parent chooses a sex within its frame, and sees which page and cover are selected', async ({
  page,
  parent,
}) => {
  await newRegistry(parent, { babies: [{ firstname: 'Noé', gender: 'M' }] as never });
  await logIn(page, parent);
  await page.goto(paths.myBabies());
  const edit = page.getByRole('button', { name: 'Modifier Noé' });
  const card = page.getByRole('region').filter({ has: edit });
  expect((await edit.boundingBox())?.x).toBeGreaterThan(((await card.boundingBox())?.x ?? 0) + 8);
  await edit.click();
  const girl = page.getByRole('dialog').getByRole('radio', { name: 'Fille' });
  const button = await girl.boundingBox();
  const frame = await girl.locator('xpath=following-sibling::span').boundingBox();
  if (!(button && frame)) throw new Error('The choice is not there.');
  expect(button.y).toBeGreaterThanOrEqual(frame.y);
  expect(button.y + button.height).toBeLessThanOrEqual(frame.y + frame.height);
  expect(button.x).toBeGreaterThan(frame.x);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.myRegistries());
  const highlight = await systemColor(page, 'Highlight');
  const here = page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Mes listes' });
  await expect(here).toHaveCSS('outline-style', 'solid');
  await expect(here).toHaveCSS('outline-color', highlight);
  await page.goto(paths.newRegistry());
  await page.getByRole('button', { name: 'Choisir une image' }).click();
  const first = page.getByRole('radio', { name: 'Cigogne qui apporte un bébé' });
  await first.check({ force: true });
  await page.getByRole('dialog').getByRole('heading').click();
  const chosen = page.locator('label, li').filter({ has: first }).last();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
});

test('with forced colours states and the share bar have edges, and no frame leaves the page', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Mobile' }]);
  await share(parent, registry);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  const online = page.getByText('En ligne', { exact: true });
  await expect(online).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('region', { name: 'Partager la liste' })).toHaveCSS('outline-style', 'solid');
  const arrange = await page.getByRole('link', { name: 'Ranger les cadeaux' }).boundingBox();
  expect(arrange?.x).toBeGreaterThan(8);
});

test('with forced colours a superuser finds the lines of a chart in its legend', async ({ page, parent, service }) => {
  await makeSuperuser(service, parent);
  await logIn(page, parent);
  await page.goto(paths.adminState());
  await seeAfterMonths(page);
  const legend = page.locator('.u-legend').first();
  await expect(legend).toBeVisible();
  const marks = await legend
    .locator('.u-marker:visible')
    .evaluateAll((all) => all.map((mark) => getComputedStyle(mark).backgroundImage));
  expect(marks.length).toBeGreaterThan(1);
  expect(new Set(marks).size).toBe(marks.length);
});
