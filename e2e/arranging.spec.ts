// Parents reorder their gifts by dragging, with the keyboard, from a menu, and several at once; and undo it.

import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { expectFocusInSight } from './people/keyboard-hands.ts';
import { newRegistry, newWishes, type Parent, type Registry } from './people/people.ts';
import { isFirefox } from './service/firefox.ts';
import { logIn, test } from './service/fixtures.ts';

/** Each category with its gifts, as the page shows them. */
async function shown(page: Page): Promise<string[]> {
  const sections = page.getByRole('main').locator('section[aria-labelledby^="wishes-of-"]');
  return sections.evaluateAll((all) =>
    all.map((section) => {
      const titles = [...section.querySelectorAll('li strong')].map((title) => title.textContent);
      return `${section.querySelector('h2')?.textContent?.split(' ')[0]}: ${titles.join(', ')}`;
    }),
  );
}

/** Each category with its gifts, as the server has them. */
async function saved(parent: Parent, { id }: Registry): Promise<string[]> {
  const categories = await parent.api('GET /category/birth_registry/{birth_registry_id}', {
    params: { birth_registry_id: id },
  });
  return categories.map(
    ({ label, wishes }) => `${label.split(' ')[0]}: ${wishes.map(({ title }) => title).join(', ')}`,
  );
}

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

test('gifts and categories are reordered by touch, by keyboard and by menu, and back @wide', async ({
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
  expect(await shown(page)).toEqual(['Chambre: Lit, Veilleuse, Mobile', 'Bain: Baignoire']);

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

  await page.evaluate(() => window.scrollTo(0, 0));
  await drag(page, categoryHandle(page, 'Bain'), categoryHandle(page, 'Chambre'));
  await expect.poll(() => saved(parent, registry)).toEqual(['Bain: Baignoire', 'Chambre: Lit, Veilleuse, Mobile']);
  await undo.click();
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Lit, Veilleuse, Mobile', 'Bain: Baignoire']);

  // By menu, by keyboard alone, into the next category and back.
  const steps = page.getByRole('button', { name: 'Ranger «\u00A0Mobile\u00A0»' });
  for (const step of ['Descendre', 'Monter']) {
    await steps.press('Enter');
    await page.getByRole('button', { name: step, exact: true }).press('Enter');
    await expect(steps).toBeFocused();
  }
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Lit, Veilleuse, Mobile', 'Bain: Baignoire']);

  // Somebody else deletes what is being moved: nothing is left half-done, and the page says so.
  await parent.api('DELETE /wish/{wish_id}', { params: { wish_id: bed?.id ?? 0 } });
  await page.getByRole('button', { name: 'Ranger « Lit »' }).click();
  await page.getByRole('button', { name: 'Mettre en dernier' }).click();
  await expect(page.getByText('La liste a changé entre-temps')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(['Chambre: Veilleuse, Mobile', 'Bain: Baignoire']);
});

test('what takes the focus is not covered by the bar of what is chosen', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(
    parent,
    registry,
    Array.from({ length: 12 }, (_, index) => ({ title: `Body ${index}` })),
  );
  await logIn(page, parent);
  await page.goto(paths.arrangeRegistry(registry.id));
  await page.getByRole('checkbox').first().press('Space');
  for (let presses = 0; presses < 24; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
  }
});

test('on a wide screen what is done with the chosen gifts stands in one row', { tag: '@wide-only' }, async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  await newWishes(
    parent,
    registry,
    Array.from({ length: 12 }, (_, index) => ({ title: `Body ${index}`, is_favorite: true })),
  );
  await logIn(page, parent);
  await page.goto(paths.arrangeRegistry(registry.id));
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(12);
  for (const box of await boxes.all()) await box.press('Space');
  const bar = page.getByRole('region', { name: '12 cadeaux choisis' });
  const height = async (one: Locator) => (await one.boundingBox())?.height ?? Number.NaN;
  expect(await height(bar)).toBeLessThan(72);
  expect(await height(bar.getByText('12 cadeaux choisis'))).toBeLessThan(32);
});

test('several gifts are moved, made favourites and deleted together, and that is undone', async ({
  page,
  parent,
  guard,
}) => {
  guard.tolerate(/ERR_FAILED/);
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Lit' }, { title: 'Veilleuse', is_favorite: true }, { title: 'Mobile' }]);
  await newWishes(parent, registry, [{ title: 'Baignoire' }], 'Bain');
  await logIn(page, parent);
  await page.goto(paths.arrangeRegistry(registry.id));
  const choose = async (...titles: string[]) => {
    for (const title of titles) await page.getByRole('checkbox', { name: `Choisir « ${title} »` }).check();
  };
  const undo = page.getByRole('button', { name: 'Annuler' });

  await choose('Lit', 'Mobile');
  const bar = page.getByRole('region', { name: '2 cadeaux choisis' });
  const bath = await bar.getByRole('option', { name: /^Bain/ }).getAttribute('value');
  await bar.getByRole('combobox', { name: 'Déplacer vers…' }).selectOption(bath);
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Veilleuse', 'Bain: Baignoire, Lit, Mobile']);
  await undo.click();
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Lit, Veilleuse, Mobile', 'Bain: Baignoire']);

  await choose('Lit', 'Veilleuse');
  const change = '**/api/v1/birthregistry/*/wishes';
  await page.route(change, (route) => route.abort());
  await page.getByRole('button', { name: 'Coup de cœur' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(change);
  await page.getByRole('region', { name: '2 cadeaux choisis' }).getByRole('button', { name: 'Coup de cœur' }).click();
  await expect(page.getByText('1 cadeau est maintenant un coup de cœur.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Coup de cœur' })).toHaveCount(2);
  await undo.click();
  await expect(page.getByRole('img', { name: 'Coup de cœur' })).toHaveCount(1);

  await choose('Lit', 'Baignoire');
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('dialog', { name: 'Supprimer 2 cadeaux ?' }).getByRole('button', { name: 'Supprimer' }).click();
  await expect.poll(() => shown(page)).toEqual(['Chambre: Veilleuse, Mobile', 'Bain: ']);
  // What was pressed is gone: the focus is near by.
  await expect(undo).toBeFocused();
  await undo.click();
  await expect.poll(() => shown(page)).toEqual(['Chambre: Lit, Veilleuse, Mobile', 'Bain: Baignoire']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('of two parents who arrange at once, the second sees the first one’s order before changing it', async ({
  page,
  parent,
  guard,
}) => {
  guard.tolerate(/status of 409/);
  const registry = await newRegistry(parent);
  const gifts = await newWishes(parent, registry, [{ title: 'Lit' }, { title: 'Bol' }, { title: 'Lampe' }]);
  await logIn(page, parent);
  await page.goto(paths.arrangeRegistry(registry.id));
  const moveDown = async (title: string) => {
    await page.getByRole('button', { name: `Ranger « ${title} »` }).click();
    await page.getByRole('button', { name: 'Descendre', exact: true }).click();
  };
  await moveDown('Lit');
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Bol, Lit, Lampe']);

  const params = { birth_registry_id: registry.id };
  const wishes_ids = gifts.map(({ id }) => id).toReversed();
  const body = { categories: [{ category_id: gifts[0]?.category_id ?? 0, wishes_ids }] };
  await parent.api('PUT /birthregistry/{birth_registry_id}/arrangement', { params, body });
  await moveDown('Bol');
  await expect(page.getByText('La liste a changé entre-temps : rien n’a été déplacé.')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(['Chambre: Lampe, Bol, Lit']);
  expect(await saved(parent, registry)).toEqual(['Chambre: Lampe, Bol, Lit']);
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeHidden();
  await moveDown('Lampe');
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Bol, Lampe, Lit']);

  // On the list's own page, of its categories.
  await newWishes(parent, registry, [{ title: 'Bavoir' }], 'Repas');
  await newWishes(parent, registry, [{ title: 'Cape' }], 'Bain');
  await page.goto(paths.ownerRegistry(registry.id));
  const menu = page.getByRole('button', { name: /pour la catégorie « Repas/ });
  await expect(menu).toBeVisible();
  const categories = await parent.api('GET /category/birth_registry/{birth_registry_id}', { params });
  const categories_ids = categories.map(({ id }) => id).toReversed();
  await parent.api('PUT /birthregistry/{birth_registry_id}/arrangement', { params, body: { categories_ids } });
  await menu.click();
  await page
    .getByRole('button', { name: 'Monter' })
    .or(page.getByRole('menuitem', { name: 'Monter' }))
    .click();
  await expect(page.getByText('Quelqu’un d’autre vient de ranger cette liste : rien n’a été déplacé.')).toBeVisible();
  const titles = page.getByRole('main').getByRole('heading', { level: 2, name: /^(Chambre|Repas|Bain)/ });
  await expect(titles).toHaveText([/^Bain/, /^Repas/, /^Chambre/]);
});

test('on a phone a favourite’s name has as much room in its row as others', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Lit à barreaux en hêtre 60 × 120', is_favorite: true }]);
  await logIn(page, parent);
  await page.goto(`${paths.ownerRegistry(registry.id)}?arrange`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /Lit à barreaux/ }) });
  await expect(row.getByRole('img', { name: 'Coup de cœur' })).toBeVisible();
  expect((await row.locator('strong').boundingBox())?.width).toBeGreaterThan(150);
});
