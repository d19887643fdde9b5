// Where the focus is in a dialog, and after it.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from './people/givers.ts';
import { untilOurs } from './people/ours.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { unfoldSharing } from './people/sharing-hands.ts';
import { logIn, test } from './service/fixtures.ts';

const TITLE = 'Hochet en hêtre';

test('after a dialog or a menu the focus is back where it was', { tag: '@wide-only' }, async ({
  page,
  parent,
  service,
}) => {
  const registry = await newRegistry(parent);
  const name = await share(parent, registry);
  const [gift] = await newWishes(parent, registry, [{ title: TITLE }]);
  await bookWishes(service.url, [gift], newGiver());
  await logIn(page, parent);

  await page.goto(paths.ownerRegistry(registry.id));
  const menu = page.getByRole('button', { name: /^Actions pour la catégorie/ });
  await menu.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Renommer' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
  await unfoldSharing(page);
  for (const button of ['Modifier le lien', 'QR code']) await expectReturn(page, button);
  // Also from a dialog in another's place: it has taken over what that gives back.
  const changer = page.getByRole('button', { name: 'Modifier le lien', exact: true });
  await changer.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le lien' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Supprimer ce lien' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(changer).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  await page.goto(paths.ownerWish(registry.id, gift.id));
  for (const button of ['Supprimer', 'Remercier', 'Supprimer la réservation de Monique Durand']) {
    await expectReturn(page, button);
  }
  // Pressing beside it closes it as well.
  const opener = page.getByRole('button', { name: 'Supprimer', exact: true });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(8, 300);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  // Once the button is gone itself, however late, the focus is near to where it was.
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v1/birthregistry/*', (route) => late.then(() => route.continue()));
  await page.getByRole('button', { name: 'Supprimer la réservation de Monique Durand' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la réservation' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  answer();
  await expect(page.getByRole('heading', { name: 'Réservations' })).toBeFocused();
  await page.goto(paths.ownerRegistry(registry.id));
  await page.getByRole('button', { name: `Actions pour «\u00A0${TITLE}\u00A0»` }).press('Enter');
  await page.getByRole('button', { name: 'Supprimer', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).press('Enter');
  await expect(page.getByRole('link', { name: /^Ajouter ici, dans/ })).toBeFocused();

  await page.goto(paths.newRegistry());
  await expectReturn(page, 'Choisir une image');
  await page.goto(paths.publicRegistry(name));
  await untilOurs(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.publicRegistry(name));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeFocused();
});

test('in a dialog the focus begins in its first field, and at what changes nothing where it asks', async ({
  page,
  parent,
  service,
}) => {
  const registry = await newRegistry(parent);
  await share(parent, registry);
  const [gift] = await newWishes(parent, registry, [{ title: TITLE }]);
  await bookWishes(service.url, [gift], newGiver());
  await logIn(page, parent);
  const dialog = page.getByRole('dialog');
  async function expectFirst(opener: string, role: 'button' | 'textbox', name: string): Promise<void> {
    await page.getByRole('main').getByRole('button', { name: opener, exact: true }).press('Enter');
    await expect(dialog.getByRole(role, { name })).toBeFocused();
  }
  /** A key pressed sooner would be the dialog's. */
  async function leave(): Promise<void> {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  await page.goto(paths.ownerRegistry(registry.id));
  await unfoldSharing(page);
  await expectFirst('Modifier le lien', 'textbox', 'Nom du lien');
  await leave();
  await expectFirst('QR code', 'button', 'Fermer');
  await leave();
  await expectFirst('Email', 'textbox', 'Nom de la personne');
  // Pressing the cross is not leaving a field: nothing is said of it, and the cross stays under the finger.
  await dialog.getByRole('button', { name: 'Fermer' }).hover();
  await page.mouse.down();
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await expect(dialog.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'false');
  await page.mouse.up();
  await expect(dialog).toBeHidden();

  await page.goto(paths.ownerWish(registry.id, gift.id));
  await expectFirst('Remercier', 'textbox', 'Votre message');
  await leave();
  await expectFirst('Supprimer', 'button', 'Annuler');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

test('in a window zoomed to 400 % the field with the focus is in sight whole', async ({ page, parent, service }) => {
  const registry = await newRegistry(parent);
  await share(parent, registry);
  const [gift] = await newWishes(parent, registry, [{ title: TITLE }]);
  await bookWishes(service.url, [gift], newGiver());
  await logIn(page, parent);
  // 1280 × 1024 px, less what the browser's own bars take.
  await page.setViewportSize({ width: 320, height: 220 });
  await page.goto(paths.ownerWish(registry.id, gift.id));
  await page.getByRole('button', { name: 'Remercier', exact: true }).press('Enter');
  const message = page.getByRole('dialog').getByRole('textbox', { name: 'Votre message' });
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 1 });
});

/** Opens a dialog by its button with Enter, walks through it without getting out, and closes it with Escape. */
async function expectReturn(page: Page, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true });
  await button.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    // Between its last and its first element the browser's own bar has its turn: then nothing has the focus.
    expect(
      await page.evaluate(
        () =>
          document.querySelector('dialog')?.contains(document.activeElement) ||
          document.activeElement === document.body,
      ),
      name,
    ).toBe(true);
  }
  // Back from the browser's bar, in which Firefox has several places.
  const isInside = () => dialog.evaluate((one) => document.hasFocus() && one.contains(document.activeElement));
  for (let presses = 0; presses < 12 && !(await isInside()); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button, name).toBeFocused();
}
