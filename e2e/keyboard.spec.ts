import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from './people/givers.ts';
import { expectFocusInSight, tabTo } from './people/keyboard-hands.ts';
import { untilOurs } from './people/ours.ts';
import { newRegistry, newWishes, share, type Wish } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

const TITLE = 'Hochet en hêtre';

test('somebody without a mouse reserves a gift', { tag: '@wide' }, async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  const name = await share(parent, registry);
  const others = Array.from({ length: 8 }, (_, index) => ({ title: `Body ${index}` }));
  await newWishes(parent, registry, [{ title: TITLE }, ...others]);
  const { keyboard } = page;
  await page.goto(paths.publicRegistry(name));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await keyboard.press('Enter');

  await tabTo(page, 'button', `Réserver : ${TITLE}`);
  // The basket's bar comes where the button stands.
  await page.locator(':focus').evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await keyboard.press('Space');
  await expect(page.getByRole('button', { name: `Retirer du panier : ${TITLE}` })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Continuer' })).toBeVisible();
  await expectFocusInSight(page);
  await tabTo(page, 'link', 'Continuer');
  await keyboard.press('Enter');
  await arriveAt(page, 'Confirmer ma réservation');

  await tabTo(page, 'textbox', 'Prénom');
  await keyboard.type('Odile');
  await tabTo(page, 'textbox', 'Nom');
  await keyboard.press('Enter');
  await expect(page.getByText('Formulaire non valide')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused();
  // The form focuses it once more by a timer, sooner than any hand types.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed)));
  await keyboard.type('Petit');
  await tabTo(page, 'textbox', 'Adresse email');
  await keyboard.type('odile.petit@example.org');
  await tabTo(page, 'checkbox', 'Ne pas montrer mon nom aux autres visiteurs');
  await keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Ne pas montrer mon nom' })).toBeChecked();
  await tabTo(page, 'button', 'Réserver');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Merci !' })).toBeVisible();
});

test('somebody without a mouse makes a list, adds a gift, shares it, and thanks', { tag: '@wide-only' }, async ({
  page,
  parent,
  service,
}) => {
  const { keyboard } = page;
  await logIn(page, parent);
  await page.goto(paths.myRegistries());
  await untilOurs(page);
  await enter(page, 'link', 'Créer une liste');
  await arriveAt(page, 'Créer une liste');
  await type(page, 'Nom de la liste', 'La liste de Léonie');
  await enter(page, 'button', 'Suivant');
  await expect(page.getByRole('heading', { name: 'Où envoyer les cadeaux ?' })).toBeFocused();
  await type(page, 'Numéro et rue', '12 rue des Lilas');
  await type(page, 'Code postal', '44000');
  await type(page, 'Ville', 'Nantes');
  await enter(page, 'button', 'Suivant');
  await expect(page.getByRole('heading', { name: 'Votre bébé' })).toBeFocused();
  await enter(page, 'button', 'Créer la liste');
  await arriveAt(page, 'Mes listes');
  await enter(page, 'link', 'Ajouter des cadeaux à la liste «\u00A0La liste de Léonie\u00A0»');
  await arriveAt(page, 'La liste de Léonie');

  await enter(page, 'link', 'Ajouter un cadeau De n’importe quelle boutique');
  await arriveAt(page, 'Ajouter un cadeau');
  await type(page, 'Nom du cadeau', TITLE);
  await enter(page, 'button', 'Chambre');
  await enter(page, 'button', 'Ajouter à la liste');
  const card = page.getByRole('link', { name: TITLE, exact: true });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();

  await enter(page, 'button', 'Créer le lien de partage');
  await expect(page.getByRole('dialog')).toBeVisible();
  await enter(page, 'button', 'Créer le lien');
  await expect(page.getByText('Lien personnalisé créé')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Partager la liste' })).toBeFocused();

  const [list] = await parent.api('GET /birthregistry/mine');
  const { categories } = await parent.api('GET /birthregistry/{birth_registry_id}', {
    params: { birth_registry_id: list?.id ?? 0 },
  });
  await bookWishes(service.url, categories.flatMap(({ wishes }) => wishes) as Wish[], newGiver());
  // In Firefox a page that is loaded again keeps the place from which Tab goes on.
  await page.goto(paths.ownerRegistry(list?.id ?? 0));
  await enter(page, 'button', 'Remercier');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toBeFocused();
  await keyboard.type('Merci, Monique !');
  await enter(page, 'button', 'Envoyer');
  await expect(page.getByText('Remerciement envoyé')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Whoever goes on with Tab begins at the list’s gifts, not at the top of the page.
  await keyboard.press('Tab');
  await expect(page.locator('main').locator(':focus')).toHaveCount(1);
});

/** The next page takes the focus when it comes. From a page's end the keys of Firefox's driver do not come back. */
async function arriveAt(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main', { name: `${title} · Cigogne` })).toBeFocused();
}

async function enter(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: string, words: string): Promise<void> {
  await tabTo(page, 'textbox', field);
  await page.keyboard.type(words);
}

test('a page is taken down without the focus in it, which the next one begins with', async ({ page, livedIn }) => {
  await page.addInitScript(() => {
    const held: boolean[] = [];
    const { removeChild } = Node.prototype;
    Object.assign(window, { held });
    Node.prototype.removeChild = function <Gone extends Node>(gone: Gone): Gone {
      if (this.nodeName === 'MAIN') held.push(gone.contains(document.activeElement));
      return removeChild.call(this, gone) as Gone;
    };
  });
  await page.goto(livedIn.path);
  // Once this is answered the page is ours, and a link loads no document.
  await page.getByRole('button', { name: 'Réserver : Mobile' }).click();
  await expect(page.getByRole('button', { name: 'Retirer du panier : Mobile' })).toBeVisible();
  await page.getByRole('link', { name: 'Poussette', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Poussette' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { held: boolean[] }).held)).toEqual([false]);
});

test('a menu closes behind whoever leaves it with Tab, and Escape leads back to its button', async ({ page }) => {
  await page.goto(paths.register());
  await untilOurs(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const button = page.getByRole('button', { name: 'Menu' });
  await button.press('Enter');
  await tabTo(page, 'link', 'Créer un compte');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expectFocusInSight(page);
  await expect(button).not.toBeFocused();
  await button.press('Enter');
  await tabTo(page, 'link', 'Parcourir');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});
