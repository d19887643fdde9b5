// Parents reorder their gifts by dragging, with the keyboard and from a menu, and undo it; several at once:
// arranging-several.spec.ts, two parents at once: arranging-at-once.spec.ts.

import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { saved, shown } from './people/arranging-hands.ts';
import { newRegistry, newWishes } from './people/people.ts';
import { isFirefox } from './service/firefox.ts';
import { logIn, test } from './service/fixtures.ts';

const handle = (page: Page, title: string) => page.getByRole('button', { name: `Déplacer « ${title} »` });

/** Its label goes on with what makes it unique. */
const categoryHandle = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^Déplacer «\\s${label}`) });

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * With one finger, as on a phone, that lets go when the row below has made room; in Firefox, whose driver has no touch,
 * with a mouse.
 */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // Waits until it stands still and nothing covers it.
  await from.click({ trial: true });
  const [start, end] = [await middleOf(from), await middleOf(to)];
  // In the page, which scrolls when a row is held at its edge.
  const place = async () => Math.round((await middleOf(to)).y + (await page.evaluate(() => window.scrollY)));
  const before = await place();
  const madeRoom = () => expect.poll(place).not.toBe(before);
  if (isFirefox(page.context())) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 12 });
    await madeRoom();
    await page.mouse.up();
    return;
  }
  const phone = await page.context().newCDPSession(page);
  await phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (let step = 1; step <= 12; step += 1) {
    const at = { x: start.x + ((end.x - start.x) * step) / 12, y: start.y + ((end.y - start.y) * step) / 12 };
    await phone.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    await page.waitForTimeout(30);
  }
  await madeRoom();
  await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('gifts and categories are reordered by touch, by keyboard and by menu, and back', async ({
  page,
  parent,
  guard,
}) => {
  guard.tolerate(/404|ERR_INTERNET_DISCONNECTED/);
  const registry = await newRegistry(parent);
  const [bed] = await newWishes(parent, registry, [{ title: 'Lit' }, { title: 'Veilleuse' }, { title: 'Mobile' }]);
  await newWishes(parent, registry, [{ title: 'Baignoire' }], 'Bain');
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await page.getByRole('link', { name: 'Ranger les cadeaux' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ranger les cadeaux' })).toBeVisible();
  await expect(page).toHaveTitle(/^Ranger les cadeaux/);
  // Its categories are drawn one after the other.
  await expect.poll(() => shown(page)).toEqual(['Chambre: Lit, Veilleuse, Mobile', 'Bain: Baignoire']);

  await drag(page, handle(page, 'Mobile'), handle(page, 'Lit'));
  await expect(page.getByRole('status').filter({ hasText: '« Mobile » est déplacé.' })).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(['Chambre: Mobile, Lit, Veilleuse', 'Bain: Baignoire']);
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Mobile, Lit, Veilleuse', 'Bain: Baignoire']);

  await handle(page, 'Veilleuse').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('« Veilleuse » est pris.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/«\sVeilleuse\s»\s: place 1 sur 2, «\sBain/)).toBeVisible();
  await expect(handle(page, 'Veilleuse')).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Mobile, Lit', 'Bain: Veilleuse, Baignoire']);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(page.getByText('« Veilleuse » est revenu à sa place.')).toBeVisible();
  // Taken into another category and back, it is drawn anew twice.
  await expect(handle(page, 'Veilleuse')).toBeFocused();
  expect(await shown(page)).toEqual(['Chambre: Mobile, Lit', 'Bain: Veilleuse, Baignoire']);

  await page.getByRole('button', { name: /^Ranger «\sBain/ }).click();
  await page.getByRole('button', { name: 'Mettre en premier' }).click();
  await expect.poll(() => saved(parent, registry)).toEqual(['Bain: Veilleuse, Baignoire', 'Chambre: Mobile, Lit']);

  // Without a network the order is as it was, and what was done before can still be taken back.
  await page.context().setOffline(true);
  await handle(page, 'Baignoire').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert')).toContainText('Impossible de ranger la liste');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Vérifiez votre connexion');
  await expect.poll(() => shown(page)).toEqual(['Bain: Veilleuse, Baignoire', 'Chambre: Mobile, Lit']);
  await page.context().setOffline(false);

  const undo = page.getByRole('button', { name: 'Annuler' });
  for (let times = 0; times < 3; times += 1) await undo.click();
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Lit, Veilleuse, Mobile', 'Bain: Baignoire']);
  await expect.poll(() => shown(page)).toEqual(['Chambre: Lit, Veilleuse, Mobile', 'Bain: Baignoire']);
  await expect(undo).toBeHidden();
  await expect(handle(page, 'Mobile')).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 0));
  await drag(page, categoryHandle(page, 'Bain'), categoryHandle(page, 'Chambre'));
  await expect.poll(() => saved(parent, registry)).toEqual(['Bain: Baignoire', 'Chambre: Lit, Veilleuse, Mobile']);
  await undo.click();
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Lit, Veilleuse, Mobile', 'Bain: Baignoire']);

  // By menu, by keyboard alone, into the next category and back.
  const steps = page.getByRole('button', { name: 'Ranger «\u00A0Mobile\u00A0»' });
  for (const [step, order] of [
    ['Descendre', ['Chambre: Lit, Veilleuse', 'Bain: Mobile, Baignoire']],
    ['Monter', ['Chambre: Lit, Veilleuse, Mobile', 'Bain: Baignoire']],
  ] as const) {
    await steps.press('Enter');
    await page.getByRole('button', { name: step, exact: true }).press('Enter');
    // The menu gives the focus back before the step is taken.
    await expect.poll(() => shown(page)).toEqual(order);
    await expect(steps).toBeFocused();
  }
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Lit, Veilleuse, Mobile', 'Bain: Baignoire']);

  // Somebody else deletes what is being moved: nothing is left half-done, and the page says so.
  await parent.api('DELETE /wish/{wish_id}', { params: { wish_id: bed.id } });
  await page.getByRole('button', { name: 'Ranger « Lit »' }).click();
  await page.getByRole('button', { name: 'Mettre en dernier' }).click();
  await expect(page.getByText('La liste a changé entre-temps')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(['Chambre: Veilleuse, Mobile', 'Bain: Baignoire']);
});

test('from arranging one comes back to the gifts that were filtered', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Lit' }, { title: 'Veilleuse' }]);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await page.getByRole('searchbox', { name: 'Rechercher un cadeau' }).fill('lit');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Ranger les cadeaux' }).click();
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page.getByRole('searchbox', { name: 'Rechercher un cadeau' })).toHaveValue('lit');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a gift that is let go in the moment it has moved stays where it is shown', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Lit' }, { title: 'Veilleuse' }, { title: 'Mobile' }]);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await page.getByRole('link', { name: 'Ranger les cadeaux' }).click();
  await handle(page, 'Mobile').click({ trial: true });
  const [start, end] = [await middleOf(handle(page, 'Mobile')), await middleOf(handle(page, 'Lit'))];
  // No driver is that quick.
  await handle(page, 'Lit').evaluate((below) => {
    const place = () => Math.round(below.getBoundingClientRect().top + window.scrollY);
    const before = place();
    const watch = new MutationObserver(() => {
      if (place() === before) return;
      watch.disconnect();
      document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await expect(page.getByRole('status').filter({ hasText: '« Mobile » est déplacé.' })).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Mobile, Lit, Veilleuse']);
  expect(await shown(page)).toEqual(['Chambre: Mobile, Lit, Veilleuse']);
});
