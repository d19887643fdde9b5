import type { ServerResponse } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { PIXEL, type Shop, startShop } from '../server/testing/shop.ts';
import { newGifts, newRegistry, type Parent, unique } from './people/people.ts';
import { expectNoViolations } from './screens/axe.ts';
import { test as base, logIn } from './service/fixtures.ts';

const PAGE = `<!doctype html><html lang="fr"><title>Doudou lapin | La boutique</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Doudou lapin",
"brand":"Moulin Bleu","image":"/doudou.png","description":"En coton biologique.",
"offers":{"@type":"Offer","price":"24.90","priceCurrency":"EUR"}}</script>
<h1>Doudou lapin</h1><p class="price">24,90 €</p><button>Ajouter au panier</button></html>`;

/** What the shop answers: it refuses, keeps silent, or shows its one article. */
function answer(path: string, response: ServerResponse): void {
  if (path === '/robots.txt' || path.startsWith('/gone')) response.writeHead(404).end();
  else if (path.endsWith('.png')) response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL);
  else if (path.startsWith('/refuse')) response.writeHead(403).end();
  else if (path.startsWith('/bare')) show(response, PAGE.replace('/doudou.png', '/gone.png'));
  else if (!path.startsWith('/silent')) show(response, PAGE);
}

function show(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}

const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const shop = await startShop(answer);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  settings: [({ shop }, use) => use({ FETCH_ALLOW_HOSTS: shop.host }), { scope: 'worker' }],
});

test.use({ viewport: { width: 360, height: 740 } });

/** Opens the form of a new gift in a list that has a category. */
async function openForm(page: Page, parent: Parent, link?: string) {
  const registry = await newRegistry(parent);
  const [first] = await newGifts(parent, registry, [{ title: 'Gigoteuse' }]);
  await logIn(page, parent);
  await page.goto(paths.newWish(registry.id, link === undefined ? {} : { link }));
  return { registry, categoryId: first?.category_id ?? 0 };
}

const linkField = (page: Page) => page.getByRole('textbox', { name: 'Lien vers le cadeau' });
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Nom du cadeau' });
const scanButton = (page: Page) => page.getByRole('button', { name: 'Remplir depuis ce lien' });

async function paste(page: Page, link: string): Promise<void> {
  await linkField(page).fill(link);
  await scanButton(page).click();
}

test('the page of a shop that is known fills in the form, and the picture comes along', async ({
  page,
  parent,
  shop,
}) => {
  await page.route('**/api/v1/scraper/parse?*', async (route) => {
    // The shop on this machine, as if it were one of those that are known.
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), known_shop: true } });
  });
  const { registry, categoryId } = await openForm(page, parent);
  const link = `${shop.origin}/doudou-${unique()}`;
  await paste(page, `Regarde ça ${link} !`);
  await expect(page.getByText('Formulaire pré-rempli', { exact: true })).toBeVisible();
  await expect(titleField(page)).toHaveValue('Doudou lapin');
  await expect(titleField(page)).toHaveAccessibleDescription(/Lu sur la page de la boutique/);
  await expect(page.getByRole('textbox', { name: 'Marque' })).toHaveValue('Moulin Bleu');
  await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue('24,90');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('En coton biologique.');
  await expect(page.getByText('La photo du site a bien été importée automatiquement')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo du cadeau' })).toBeVisible();
  await titleField(page).fill('Doudou lapin crème');
  await expect(titleField(page)).not.toHaveAccessibleDescription(/Lu sur la page/);

  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption(String(categoryId));
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();
  const params = { birth_registry_id: registry.id };
  const categories = await parent.api('GET /category/birth_registry/{birth_registry_id}', { params });
  const saved = categories.flatMap(({ wishes }) => wishes).find(({ title }) => title === 'Doudou lapin crème');
  expect(saved).toMatchObject({ price: 24.9, brand: 'Moulin Bleu', img_path: expect.stringMatching(/^item\//) });
});

test('a shop that is not known is read as well as possible, and replaces nothing unasked', async ({
  page,
  parent,
  shop,
}) => {
  await openForm(page, parent);
  await titleField(page).fill('Le doudou');
  await paste(page, `${shop.origin}/doudou-${unique()}`);
  await expect(page.getByText(/Ce site nous est inconnu/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Marque' })).toHaveValue('Moulin Bleu');
  await expect(titleField(page)).toHaveValue('Le doudou');
  const question = page.getByRole('group', { name: /La page dit autre chose/ });
  await expect(question).toContainText('Doudou lapin');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Remplacer' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(scanButton(page)).toBeFocused();
  await expect(titleField(page)).toHaveValue('Doudou lapin');
});

test('a picture that cannot be had keeps no gift from being saved', async ({ page, parent, shop, guard }) => {
  guard.tolerate(/status of 422/);
  const { categoryId } = await openForm(page, parent);
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption(String(categoryId));
  const refused = page.waitForResponse(/upload_dist/);
  await paste(page, `${shop.origin}/bare-${unique()}`);
  await expect(titleField(page)).toHaveValue('Doudou lapin');
  expect((await refused).status()).toBe(422);
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();
});

test('a shop that refuses leaves the form usable, with its link', async ({ page, parent, shop, guard }) => {
  guard.tolerate(/status of 422/);
  await openForm(page, parent);
  const link = `${shop.origin}/refuse-${unique()}`;
  await paste(page, link);
  await expect(page.locator('form').getByText(/Ce site n’est pas lu automatiquement/)).toBeVisible();
  await expect(linkField(page)).toHaveValue(link);
  await titleField(page).fill('Doudou');
  await expect(scanButton(page)).toHaveAttribute('aria-disabled', 'false');
});

test('a shop that is slow keeps nobody from typing, and can be stopped', async ({ page, parent, shop }) => {
  await openForm(page, parent);
  await paste(page, `${shop.origin}/silent-${unique()}`);
  await expect(page.getByText('Lecture de la page de la boutique…')).toBeVisible();
  await titleField(page).fill('Mon doudou');
  await expect(page.getByText(/met du temps à répondre/)).toBeVisible();
  await page.getByRole('button', { name: 'Arrêter' }).press('Enter');
  await expect(page.getByText('La lecture est arrêtée.')).toBeVisible();
  await expect(scanButton(page)).toBeFocused();
  await expect(titleField(page)).toHaveValue('Mon doudou');
});

test('what is no link is not read', async ({ page, parent, shop }) => {
  await openForm(page, parent);
  const visits = shop.visits.length;
  // It reads as disabled, and says what is missing to whoever presses it all the same.
  await expect(scanButton(page)).toHaveAttribute('aria-disabled', 'true');
  await scanButton(page).press('Enter');
  await expect(linkField(page)).toHaveAccessibleDescription(/Veuillez entrer une URL de cadeau/);
  await paste(page, 'doudou lapin');
  await expect(linkField(page)).toHaveAccessibleDescription(/Cette URL n'est pas valide/);
  expect(shop.visits.length).toBe(visits);
});

test('a link that was shared is read as the form opens', async ({ page, parent, shop }) => {
  const link = `${shop.origin}/doudou-${unique()}`;
  await openForm(page, parent, link);
  await expect(linkField(page)).toHaveValue(link);
  await expect(titleField(page)).toHaveValue('Doudou lapin');
});
