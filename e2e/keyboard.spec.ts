import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from './people/givers.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { unfoldSharing } from './people/sharing-hands.ts';
import { logIn, test } from './service/fixtures.ts';

const TITLE = 'Hochet en hêtre';

/** Presses Tab until the focus is on what has this name, as a person who sees where it is would. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'checkbox', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusVisible(page);
    if (await isFocused(page, role, name)) return;
  }
  await expect(target, `Tab never came to « ${name} »`).toBeFocused();
}

async function isFocused(page: Page, role: Parameters<typeof tabTo>[1], name: string): Promise<boolean> {
  const targets = await page.getByRole(role, { name, exact: true }).all();
  const focused = await Promise.all(targets.map((target) => target.evaluate((element) => element.matches(':focus'))));
  return focused.includes(true);
}

/** Where the focus is, something is drawn for it, inside the screen and not under a bar. */
async function expectFocusVisible(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // A stretched link or a covered box draws its ring on what stands around it.
    const near = [
      element,
      element.parentElement,
      element.nextElementSibling,
      element.closest('article, label, details'),
    ];
    const looks = near.flatMap((element) =>
      element ? ['', '::before', '::after'].map((part) => getComputedStyle(element, part || null)) : [],
    );
    // A slider's ring stands around its thumb, which no script can look at.
    const isSlider = element.matches('input[type=range]');
    const isDrawn =
      isSlider ||
      looks.some(
        (style) => (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none',
      );
    const box = element.getBoundingClientRect();
    const isInside = box.bottom > 0 && box.top < window.innerHeight;
    return isDrawn && isInside ? null : `${element.outerHTML.slice(0, 200)} (drawn: ${isDrawn}, in sight: ${isInside})`;
  });
  expect(hidden, 'the focus cannot be seen').toBeNull();
}

test('somebody without a mouse reserves a gift', { tag: '@wide' }, async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  const name = await share(parent, registry);
  await newWishes(parent, registry, [{ title: TITLE }]);
  const { keyboard } = page;
  await page.goto(paths.publicRegistry(name));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await keyboard.press('Enter');

  await tabTo(page, 'button', `Réserver : ${TITLE}`);
  await keyboard.press('Space');
  await expect(page.getByRole('button', { name: `Retirer du panier : ${TITLE}` })).toBeFocused();
  await tabTo(page, 'link', 'Continuer');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Réserver mes cadeaux' })).toBeVisible();

  await tabTo(page, 'textbox', 'Prénom');
  await keyboard.type('Odile');
  await tabTo(page, 'textbox', 'Nom');
  await keyboard.press('Enter');
  await expect(page.getByText('Formulaire non valide')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused();
  await keyboard.type('Petit');
  await tabTo(page, 'textbox', 'Email');
  await keyboard.type('odile.petit@example.org');
  await tabTo(page, 'checkbox', 'Ne pas montrer mon nom aux autres visiteurs');
  await keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Ne pas montrer mon nom' })).toBeChecked();
  await tabTo(page, 'button', 'Réserver');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Merci !' })).toBeVisible();
});

test('after a dialog the focus is back where it was', { tag: '@wide' }, async ({ page, parent, service }) => {
  const registry = await newRegistry(parent);
  const name = await share(parent, registry);
  const [gift] = await newWishes(parent, registry, [{ title: TITLE }]);
  if (!gift) throw new Error('The gift was not made.');
  await bookWishes(service.url, [gift], newGiver());
  await logIn(page, parent);

  await page.goto(paths.ownerRegistry(registry.id));
  await unfoldSharing(page);
  for (const button of ['Modifier le lien', 'QR code']) await expectReturn(page, button);
  await page.goto(paths.ownerWish(registry.id, gift.id));
  for (const button of ['Supprimer', 'Remercier', 'Supprimer la réservation de Monique Durand']) {
    await expectReturn(page, button);
  }
  await page.goto(paths.newRegistry());
  await expectReturn(page, 'Choisir une image');
  await page.goto(paths.publicRegistry(name));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.publicRegistry(name));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeFocused();
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
