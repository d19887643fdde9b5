// What superusers see of all lists and babies, and of the service in figures.

import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newParent, newRegistry, share } from './people/people.ts';
import { openMenu } from './people/session.ts';
import { chooseInAdministration, makeSuperuser } from './people/superuser.ts';
import { seeAfterMonths } from './screens/admin-screens.ts';
import { expectNoViolations } from './screens/axe.ts';
import { expectInside } from './screens/inside.ts';
import { logIn, test } from './service/fixtures.ts';

/** Its menu closes behind whoever goes on with Tab. */
async function leaveAdministration(page: Page): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Administration' });
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  // None of its entries is cut off.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Thème' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
}

test('on a wide screen the administration’s menu closes behind Tab, and all lists are searched', {
  tag: '@wide-only',
}, async ({ page, parent, service }) => {
  await newRegistry(parent, { title: 'Ophélie au printemps' });
  await makeSuperuser(service, parent);
  await logIn(page, parent);
  await page.goto(paths.account());
  await leaveAdministration(page);
  await chooseInAdministration(page, 'Thème sombre');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chooseInAdministration(page, 'Toutes les listes');
  const search = page.getByRole('searchbox');
  await search.fill('nirgendwo');
  await search.press('Enter');
  await expect(page.getByText('Rien ne correspond')).toBeVisible();
  const { x, width } = (await search.boundingBox()) ?? {};
  await search.fill('ophelie');
  await search.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveText(['Ophélie au printemps']);
  expect(await search.boundingBox()).toMatchObject({ x, width });
  await search.fill('nirgendwo');
  await search.press('Enter');
  await page.getByRole('link', { name: 'Tout afficher' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(search).toHaveValue('');
  await expectInside(page);
});

test('a superuser looks through all lists and babies, in the chosen theme', async ({
  page,
  parent,
  service,
  outbox,
  guard,
}) => {
  guard.tolerate(/ERR_FAILED|422/);
  const somebody = await newParent(service.url, outbox);
  await newRegistry(parent, { title: 'Une de plus que celles qui se trouvent' });
  for (const title of ['Ursule au printemps', 'Ursule en automne', 'Ursule en été']) {
    const registry = await newRegistry(somebody, { title, is_private: title.includes('automne') });
    if (title.includes('été')) await share(somebody, registry);
  }
  await makeSuperuser(service, parent);
  await logIn(page, parent);
  await page.goto(paths.account());
  await chooseInAdministration(page, 'Thème sombre');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await chooseInAdministration(page, 'Toutes les listes');
  await expect(page.getByRole('heading', { level: 1, name: 'Toutes les listes' })).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('ursul');
  await search.press('Enter');
  // Typed while the answer is under way.
  await search.fill('nirgendwo');
  await expect(page.getByText('3 en tout')).toBeVisible();
  await expect(search).toBeFocused();
  const { x, width } = (await search.boundingBox()) ?? {};
  await expect(search).toHaveValue('nirgendwo');
  await search.press('Enter');
  await expect(page.getByText('Rien ne correspond')).toBeVisible();
  expect(await search.boundingBox()).toMatchObject({ x, width });
  await search.fill('ursul');
  await search.press('Enter');
  await page.getByRole('columnheader', { name: 'Titre' }).getByRole('link').click();
  const titles = page.getByRole('rowheader');
  await expect(titles).toHaveText(['Ursule au printemps', 'Ursule en automne', 'Ursule en été']);
  await page.getByRole('columnheader', { name: 'Privée' }).getByRole('link').click();
  await expect(titles.last()).toHaveText('Ursule en automne');
  await page.getByRole('columnheader', { name: 'Privée' }).getByRole('link').click();
  await expect(titles.first()).toHaveText('Ursule en automne');
  await expectInside(page);
  await page.goBack();
  await expect(titles.last()).toHaveText('Ursule en automne');

  await page.getByRole('button', { name: 'Supprimer la liste « Ursule en automne »' }).click();
  await expect(page.getByRole('dialog')).toContainText('ni pour les parents, ni pour leurs proches');
  const removal = page.getByRole('dialog', { name: 'Supprimer cette liste ?' });
  await removal.getByRole('textbox', { name: 'Motif' }).fill('Elle vendait des articles.');
  await removal.getByLabel(/^Votre mot de passe/).fill('Falsch!1');
  await removal.getByRole('button', { name: 'Supprimer la liste' }).click();
  await expect(removal.getByText('Ce n’est pas votre mot de passe')).toBeVisible();
  await expectInside(page);
  await removal.getByLabel(/^Votre mot de passe/).fill(parent.password);
  await removal.getByRole('button', { name: 'Supprimer la liste' }).click();
  await expect(page.getByText('2 en tout')).toBeVisible();
  expect((await outbox.mailTo(somebody.email, /est supprimée/)).text).toContain('Elle vendait des articles.');
  await page.getByRole('link', { name: 'Ouvrir la liste « Ursule en été »' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ursule en été' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Le lien de la liste' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Partager|WhatsApp|notre liste/);
  await page.getByRole('main').getByRole('link', { name: 'Toutes les listes' }).click();
  await expect(page).toHaveURL(paths.adminRegistries());

  await chooseInAdministration(page, 'Tous les bébés');
  await expect(page.getByRole('heading', { level: 1, name: 'Tous les bébés' })).toBeVisible();
  await page.getByRole('searchbox').fill('nirgendwo');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(/correspond/)).toHaveText('Rien ne correspond');
  await page.route('**/api/v1/baby/?*', (route) => route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }));
  await page.getByRole('searchbox').fill('');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('Il n’y a encore rien ici')).toBeVisible();
  await page.unroute('**/api/v1/baby/?*');
  await page.getByRole('searchbox').fill('ursule leo');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(page.getByText('2 en tout')).toBeVisible();
  await page.route('**/api/v1/birthregistry/?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Ajouter un bébé' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tous les bébés' });
  await dialog.getByRole('button', { name: 'Ajouter un bébé' }).press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Liste' })).toHaveAccessibleDescription('Champ obligatoire');
  const retry = dialog.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/v1/birthregistry/?*');
  await retry.press('Enter');
  await expect(dialog.getByRole('option', { name: 'Ursule en été' })).toBeAttached();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const words = dialog.getByRole('searchbox', { name: 'Rechercher une liste' });
  await words.fill('ursule nirgendwo');
  await expect(dialog.getByRole('status')).toHaveText('Aucune liste ne correspond.');
  await words.fill('ursule ete');
  await expect(dialog.getByRole('status')).toHaveText('');
  await dialog.getByRole('combobox', { name: 'Liste' }).selectOption('Ursule en été');
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Léopold');
  // They are not the superuser's visitors.
  await expect(dialog.getByRole('checkbox', { name: 'Garder le prénom secret' })).toHaveAccessibleDescription(
    'Les parents le voient, leurs visiteurs non.',
  );
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Ajouter un bébé' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Léopold' })).toContainText('Liste Ursule en été');
  await expectInside(page);
});

test('on a phone the menu fades out where it goes on, and its last entry stands free; a short one ends with it', async ({
  page,
  parent,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const room = () =>
    menu.evaluate((sheet) => {
      const { opacity } = getComputedStyle(sheet, '::after');
      const goesOn = sheet.scrollHeight - sheet.clientHeight;
      return { goesOn, end: sheet.getBoundingClientRect().bottom, opacity: Number(opacity) };
    });
  /** Pixels below an entry. */
  const below = async (entry: Locator) => {
    const { y = 0, height = 0 } = (await entry.boundingBox()) ?? {};
    return (await room()).end - y - height;
  };
  await page.goto(paths.help());
  await openMenu(page);
  expect(await below(menu.getByRole('link', { name: 'Créer un compte' }))).toBeLessThan(24);
  expect(await room()).toMatchObject({ goesOn: 0, opacity: 0 });

  await makeSuperuser(service, parent);
  await logIn(page, parent);
  await page.goto(paths.account());
  await openMenu(page);
  const last = menu.getByRole('button', { name: 'Se déconnecter' });
  await last.waitFor();
  await expect.poll(async () => (await room()).goesOn).toBeGreaterThan(48);
  await expect.poll(async () => (await room()).opacity).toBe(1);
  await last.focus();
  await expect.poll(async () => (await room()).opacity).toBe(0);
  expect(await below(last)).toBeGreaterThanOrEqual(0);
});

test('an unknown screen of the administration leads home, and others are told that it is not theirs', async ({
  page,
  parent,
}) => {
  await logIn(page, parent);
  await page.goto('/admin/nirgendwo');
  await expect(page).toHaveURL(paths.home());
  for (const path of [paths.adminRegistries(), paths.adminAffiliate()]) {
    await page.goto(path);
    await expect(page.getByText('Cela est réservé à l’administration.')).toBeVisible();
  }
  await page.goto(paths.account());
  await expect(page.getByRole('heading', { name: 'Vos appareils' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Liens affiliés' })).toBeHidden();
});

test('months of figures are told week by week where a line of days would be a knot', {
  tag: '@wide',
}, async ({ page, parent, service, isMobile }) => {
  await makeSuperuser(service, parent);
  await logIn(page, parent);
  await page.goto(paths.adminState());
  await seeAfterMonths(page);
  const legend = page.locator('.u-legend');
  await expect(legend.first()).toContainText(isMobile ? 'Semaine jusqu’au' : 'Jour');
  // Thirty days have room on a phone, too.
  await expect(legend.nth(1)).toContainText('Jour');
});
