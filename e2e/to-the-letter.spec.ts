// What the specification says literally, and no other journey covers.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver, putIntoBasket } from './people/givers.ts';
import { newRegistry, newWishes, type Parent, share, unique } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

/** A list with one gift, online. */
async function openRegistry(parent: Parent, title = `La liste ${unique()}`, gift = 'Gigoteuse') {
  const registry = await newRegistry(parent, { title });
  const [wish] = await newWishes(parent, registry, [{ title: gift }]);
  return { registry, wish, name: await share(parent, registry) };
}

test('a gift on the visitors’ page leads its parents to their own view of it, visitors to the public one', async ({
  page,
  parent,
}) => {
  const { registry, wish, name } = await openRegistry(parent);
  const card = page.getByRole('link', { name: 'Gigoteuse' });
  await page.goto(paths.publicRegistry(name));
  await expect(card).toHaveAttribute('href', paths.publicWish(name, wish.id));
  await logIn(page, parent);
  await page.goto(paths.publicRegistry(name));
  await expect(page.getByRole('link', { name: 'Vous gérez cette liste' })).toBeVisible();
  await card.click();
  await expect(page).toHaveURL(paths.ownerWish(registry.id, wish.id));
});

test('of a gift without words from its parents the text alone says so', async ({ page, parent }) => {
  const { wish, name } = await openRegistry(parent);
  await page.goto(paths.publicWish(name, wish.id));
  await expect(page.getByText('Les parents n’ont pas ajouté de description.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Le mot des parents' })).toHaveCount(0);
});

test('confirming that a gift was received leads back to the previous page', async ({ page, parent, service }) => {
  const { registry, wish } = await openRegistry(parent);
  const { bookings } = await bookWishes(service.url, [wish], newGiver());
  await parent.api('POST /booking/thank/{booking_id}', {
    params: { booking_id: bookings[0].id },
    body: { acknowledgment_msg: 'Merci !' },
  });
  await logIn(page, parent);
  await page.goto(`${paths.ownerRegistry(registry.id)}?q=gigoteuse`);
  await page.getByRole('link', { name: 'Gigoteuse' }).click();
  await page.getByRole('button', { name: 'Marquer comme reçu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Oui, je l’ai reçu' }).click();
  await expect(page.getByText('Réception confirmée')).toBeVisible();
  await expect(page).toHaveURL(`${paths.ownerRegistry(registry.id)}?q=gigoteuse`);
  await expect(page.getByRole('article').getByText('Reçu', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gigoteuse' }), 'one goes on from there').toBeFocused();
});

test('with several lists in the basket each has its way to confirm', { tag: '@wide' }, async ({ page, parent }) => {
  for (const gift of ['Mobile', 'Doudou']) {
    const { name } = await openRegistry(parent, `La liste ${unique()}`, gift);
    await page.goto(paths.publicRegistry(name));
    await putIntoBasket(page, gift);
  }
  await page.goto(paths.basket());
  const confirm = page.getByRole('link', { name: 'Réserver tout le panier' });
  // And the one beside the total.
  await expect(confirm).toHaveCount(3);
  await confirm.first().click();
  await expect(page).toHaveURL(paths.summary());
  await expect(page.getByRole('textbox', { name: /^Un petit mot pour « La liste/ })).toHaveCount(2);
});

test('modals are 800 wide', async ({ page, parent }) => {
  const { registry } = await openRegistry(parent);
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await page.getByText('Partager autrement').click();
  for (const name of ['Modifier le lien', 'Email', 'QR code']) {
    await page.getByRole('button', { name, exact: true }).click();
    expect((await page.getByRole('dialog').boundingBox())?.width, name).toBe(800);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('punctuation stays with its word in search results, in the basket and on parents’ cards', async ({
  page,
  parent,
}) => {
  const word = unique();
  const { registry, name } = await openRegistry(parent, `Bienvenue ${word} !`, 'Un lit ?');
  const signs = (selector: string) => page.locator(selector).allTextContents();
  await page.goto(`${paths.home()}?q=${word}`);
  await expect(page.getByText(`Bienvenue ${word} !`)).toBeVisible();
  expect(await signs('#recherche li p')).toContain(`Bienvenue ${word}\u00A0!`);
  await page.goto(paths.publicRegistry(name));
  await putIntoBasket(page, 'Un lit ?');
  await page.goto(paths.basket());
  await expect(page.getByRole('table').getByRole('link')).toBeVisible();
  expect(await signs('table a')).toEqual(['Un lit\u00A0?']);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await expect(page.getByRole('article')).toBeVisible();
  expect(await signs('article h3')).toEqual(['Un lit\u00A0?']);
});

test('a line at the top shows while calls are running, and disappears when all have ended', async ({
  page,
  parent,
}) => {
  await logIn(page, parent);
  await page.goto(paths.account());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const line = () =>
    page.evaluate(() => {
      const bar = document.querySelector('[role="status"]');
      return bar ? getComputedStyle(bar, '::after').content : null;
    });
  await expect.poll(line).toBe('none');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/user/me', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Camille');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(line).toBe('""');
  answer();
  await expect.poll(line).toBe('none');
});

test('a press on a form’s button counts, although leaving the field brings up its error', async ({ page }) => {
  await page.goto(paths.register());
  await page.getByRole('textbox', { name: 'Confirmez le mot de passe' }).fill('autre');
  const button = page.getByRole('button', { name: 'Créer mon compte' });
  await button.hover();
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.up();
  await expect(page.getByRole('alert')).toContainText('Formulaire non valide');
});

// Firefox's driver cannot change what the system asks for.
test('the carousel can be stopped, where it moves at all, and keeps up with quick presses; dialogs move as little', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.goto(paths.home());
  await expect(page.getByRole('button', { name: 'Diapositive suivante' })).toBeVisible();
  const stop = page.getByRole('button', { name: 'Arrêter le défilement' });
  await expect(stop).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await stop.click();
  await expect(page.getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible();

  // Pressed again before a slide has come, it goes on from where it was going.
  const track = page.locator('#carousel ~ ul');
  for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Diapositive suivante' }).click();
  await expect.poll(() => track.evaluate((slides) => slides.scrollLeft / slides.clientWidth)).toBe(3);
  await page.getByRole('button', { name: 'Diapositive précédente' }).click();
  await expect.poll(() => track.evaluate((slides) => slides.scrollLeft / slides.clientWidth)).toBe(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Qui sommes-nous' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('animation-duration', '0s');
  expect(await dialog.evaluate((one) => getComputedStyle(one, '::backdrop').animationDuration)).toBe('0s');
});
