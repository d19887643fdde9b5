import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { untilOurs } from './people/ours.ts';
import { fillShortRegistry, signUp } from './people/parents-hands.ts';
import { newRegistry, unique } from './people/people.ts';
import { expectNoViolations } from './screens/axe.ts';
import { expectRoomForLargeText } from './screens/enlarged.ts';
import { logIn, test } from './service/fixtures.ts';
import { importFeed } from './service/import-feed.ts';

/** Thirty gigoteuses, a page and a half, and a poussette. */
function feedOf(shopOrigin: string, mark: string) {
  const sleepers = Array.from({ length: 30 }, (_, index) => ({
    id: `g${index}`,
    title: `Gigoteuse ${mark} ${index}`,
    link: `https://www.aubert.example/g/${mark}-${index}`,
    shop: `Aubert ${mark}`,
    price: `${20 + index} EUR`,
    brand: 'Lilou',
    category: 'Sommeil > Gigoteuses',
  }));
  const pram = {
    id: 'p',
    title: `Poussette ${mark}`,
    link: `https://www.vertbaudet.example/p/${mark}`,
    shop: `Le Comptoir de Vertbaudet ${mark}`,
    price: '199.90 EUR',
    category: 'Poussettes',
    image: `${shopOrigin}/pram.png`,
  };
  return [...sleepers, pram];
}

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

test('somebody browsing the catalogue ends up with two gifts on a new list', async ({
  page,
  service,
  outbox,
  shop,
}) => {
  const mark = unique();
  await importFeed(service, mark, feedOf(shop.origin, mark));
  // Complete without scripts, too: the search is a form, and "more" is a link.
  const plain = await (await page.request.get(paths.catalogue(`?q=gigoteuse+${mark}`))).text();
  expect(plain).toContain(`Gigoteuse ${mark}`);
  expect(plain).toMatch(new RegExp(`href="/catalog\\?q=gigoteuse\\+${mark}&amp;n=48#article-`));
  await page.goto(paths.catalogue());
  await expect(page.getByRole('heading', { level: 1, name: 'Parcourir le catalogue' })).toBeVisible();

  // Searching as one types; more results are loaded on demand, and are still there on the way back.
  await page.getByRole('searchbox').pressSequentially(`gigoteuse ${mark}`);
  await expect(page).toHaveURL(new RegExp(`q=gigoteuse\\+${mark}`));
  await expect(page.getByText('30 articles', { exact: true })).toBeVisible();
  await expect(page.getByText('24 sur 30')).toBeVisible();
  await page.getByRole('link', { name: 'Voir plus d’articles' }).press('Enter');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(30);
  await expect(cards.nth(24).getByRole('link').first()).toBeFocused();
  const title = (await cards.nth(27).getByRole('link').first().textContent()) ?? '';
  await cards.nth(27).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Retour au catalogue' }).click();
  await expect(cards).toHaveCount(30);
  await expect(card(page, title)).toBeInViewport();

  // Nobody is logged in: creating an account and a list comes first, while the article waits.
  await card(page, title)
    .getByRole('button', { name: `Ajouter « ${title} »` })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click();
  const person = { firstName: 'Camille', lastName: 'Martin', email: `c.${mark}@example.org` };
  await signUp(page, outbox, { ...person, password: 'Galet!brume7' });
  await page
    .getByRole('dialog', { name: 'Commencez par votre liste' })
    .getByRole('button', { name: 'Créer ma liste' })
    .click();
  await fillShortRegistry(page, 'La liste de Léonie');
  await page.getByRole('button', { name: 'Créer la liste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter à ma liste' });
  await expect(dialog).toContainText(title);
  await expect(dialog.getByRole('textbox', { name: 'Son nom' })).toHaveValue('Sommeil');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Ajouter' }).press('Enter');
  await expect(page.getByText('Ajouté dans « Sommeil ».')).toBeVisible();
  await expect(card(page, title).getByRole('link', { name: /^Ajouté/ })).toBeVisible();

  // From now on two taps are enough, and undoing takes one.
  await page.getByRole('link', { name: 'Tout', exact: true }).click();
  await page.getByRole('searchbox').fill(`poussette ${mark}`);
  const pram = card(page, `Poussette ${mark}`);
  // A shop's name is not cut, also where two cards share a phone.
  const shopLine = pram.getByText(/^chez/);
  expect(await shopLine.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  for (const isKept of [false, true]) {
    await pram.getByRole('button').click();
    await expect(dialog.getByRole('radio', { checked: true })).toBeFocused();
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    // The keyboard goes on where it was, there and back.
    await expect(pram.getByRole('link', { name: /^Ajouté/ })).toBeFocused();
    if (isKept) break;
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(pram.getByRole('button')).toBeFocused();
  }
  await pram.getByRole('link', { name: /^Ajouté/ }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('199,90 €')).toBeVisible();
});

test('the cards of articles have room for large text', { tag: '@wide' }, async ({ page, service, shop }) => {
  const mark = unique();
  await importFeed(service, mark, feedOf(shop.origin, mark));
  await page.goto(paths.catalogue());
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectRoomForLargeText(page);
});

test('a picture fetched meanwhile appears on the open page, without anything being pressed', async ({
  page,
  service,
}) => {
  const mark = unique();
  const link = `https://www.aubert.example/b/${mark}`;
  const cradle = { id: 'b', title: `Berceau ${mark}`, link, shop: 'Aubert', image: 'https://img.aubert.example/b.jpg' };
  await importFeed(service, mark, [cradle]);
  const [cover] = await (await page.request.get('/api/v1/s3/default_images/header')).json();
  const isAsked = new URLSearchParams({ q: cradle.title.toLowerCase() }).toString();
  let answers = 0;
  await page.route(`**/api/v1/catalog/?*${isAsked}*`, async (route) => {
    const response = await route.fetch();
    const articles: object[] = await response.json();
    answers += 1;
    const img_path = answers > 1 ? cover.image_path : null;
    await route.fulfill({ response, json: articles.map((each) => ({ ...each, img_path })) });
  });
  await page.clock.install();
  await page.goto(paths.catalogue());
  await page.getByRole('searchbox').fill(cradle.title.toLowerCase());
  await page.clock.runFor(1000);
  const picture = card(page, cradle.title).locator('img');
  await expect(card(page, cradle.title)).toBeVisible();
  await expect(picture).toHaveCount(0);
  await page.clock.runFor(4000);
  await expect(picture).toBeVisible();
  // It is already on the list, so nothing is asked.
  await page.clock.runFor(60_000);
  expect(answers).toBe(2);
});

test('what of the catalogue could not be loaded is asked for again by the same words, and by its button', async ({
  page,
  service,
  shop,
  guard,
}) => {
  guard.tolerate(/ERR_FAILED|status of 403/);
  const mark = unique();
  await importFeed(service, mark, feedOf(shop.origin, mark));
  const articles = page.getByRole('main').getByRole('article');
  const words = page.getByRole('searchbox', { name: 'Rechercher dans le catalogue' });
  await page.goto(paths.catalogue());
  await untilOurs(page);
  await page.route('**/api/v1/catalog/?*', (route) => route.abort());
  await words.fill(`gigoteuse ${mark}`);
  await words.press('Enter');
  await expect(page.getByRole('heading', { name: 'Le catalogue ne répond pas' })).toBeVisible();
  await expect(page.getByText('Vérifiez votre connexion')).toBeVisible();
  // A gateway has answered: the connection is not to blame.
  await page.route('**/api/v1/catalog/?*', (route) => route.fulfill({ status: 403, body: '<h1>Forbidden</h1>' }));
  await words.press('Enter');
  await expect(page.getByText('Une erreur est survenue de notre côté.')).toBeVisible();
  await expect(page.getByText('Vérifiez votre connexion')).toBeHidden();
  await page.unroute('**/api/v1/catalog/?*');
  await words.press('Enter');
  await expect(articles).toHaveCount(24);

  await page.route('**/api/v1/catalog/?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Voir plus d’articles' }).click();
  await expect(page.getByText('La suite n’a pas pu être chargée')).toBeVisible();
  await page.unroute('**/api/v1/catalog/?*');
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(articles).toHaveCount(30);
});

test('of a category or list that somebody else has deleted meanwhile the dialog tells, and offers what is there now', async ({
  page,
  parent,
  service,
  guard,
}) => {
  guard.tolerate(/status of 404/);
  const mark = unique();
  const link = `https://www.aubert.example/n/${mark}`;
  await importFeed(service, mark, [{ id: 'n', title: `Nacelle ${mark}`, link, shop: 'Aubert', price: '59 EUR' }]);
  const kept = await newRegistry(parent, { title: 'Chez Sacha' });
  const registry = await newRegistry(parent);
  const made = await Promise.all(
    ['Repas', 'Bain'].map((label) => parent.api('POST /category/', { body: { label, birthregistry_id: registry.id } })),
  );
  await logIn(page, parent);
  await page.goto(paths.catalogue(`?q=nacelle+${mark}`));
  await card(page, `Nacelle ${mark}`).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Ajouter' });
  await dialog.getByRole('combobox', { name: 'Liste' }).selectOption(registry.title);
  await dialog.getByRole('radio', { name: 'Repas' }).check();
  await parent.api('DELETE /category/{category_id}', { params: { category_id: made[0]?.id ?? 0 } });
  await add.click();
  await expect(dialog.getByRole('alert')).toHaveText('Cette catégorie n’existe plus : choisissez-en une autre.');
  await expect(dialog.getByRole('radio', { name: 'Repas' })).toHaveCount(0);
  await expect(dialog.getByRole('radio', { name: 'Bain' })).toBeChecked();

  await parent.api('DELETE /birthregistry/{birth_registry_id}', { params: { birth_registry_id: registry.id } });
  await add.click();
  await expect(dialog.getByRole('alert')).toHaveText('Cette liste n’existe plus : choisissez-en une autre.');
  await expect(dialog).toContainText(kept.title);
  // Where it went is said in two lines at most, however long the category's name.
  const label = 'Pour les longues promenades en forêt, quand il fera enfin un peu plus chaud';
  await dialog.getByRole('textbox', { name: 'Son nom' }).fill(label);
  await add.click();
  const notice = page.getByRole('status').filter({ hasText: 'Ajouté dans « Pour les longues promenades' });
  await expect(notice).toBeVisible();
  const lines = await notice
    .locator('p')
    .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines)).toBe(2);
});
