import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, fillSummary, type Giver, goToSummary, newGiver, putIntoBasket } from './people/givers.ts';
import { newRegistry, newWishes, type Parent, share, type Wish } from './people/people.ts';
import { test } from './service/fixtures.ts';

const LAST = 'Le dernier doudou';
const OTHER = 'Gigoteuse à étoiles';
const WORDS = 'Bienvenue au monde, petite Léonie !';

interface Shared {
  path: string;
  gifts: [last: Wish, other: Wish];
  /** Who has booked, as the parents see it. */
  givers: () => Promise<string[]>;
}

async function shareTwoWishes(parent: Parent): Promise<Shared> {
  const registry = await newRegistry(parent);
  const gifts = (await newWishes(parent, registry, [{ title: LAST }, { title: OTHER }])) as Shared['gifts'];
  async function givers() {
    const params = { birth_registry_id: registry.id };
    const categories = await parent.api('GET /category/birth_registry/{birth_registry_id}', { params });
    const bookings = categories.flatMap(({ wishes }) => wishes).flatMap((wish) => wish.bookings);
    return bookings.map(({ first_name }) => String(first_name)).sort();
  }
  const name = await share(parent, registry);
  return { path: paths.publicRegistry(name), gifts, givers };
}

async function fillWithWords(page: Page, giver: Giver): Promise<void> {
  await fillSummary(page, giver);
  await page.getByRole('textbox', { name: 'Un petit mot pour les parents' }).fill(WORDS);
  await page.getByRole('checkbox', { name: 'Ne pas montrer mon nom' }).check();
}

async function expectWordsKept(page: Page, { firstName, lastName, email }: Giver): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Prénom', exact: true })).toHaveValue(firstName);
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue(lastName);
  await expect(page.getByRole('textbox', { name: 'Adresse email' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Un petit mot pour les parents' })).toHaveValue(WORDS);
  await expect(page.getByRole('checkbox', { name: 'Ne pas montrer mon nom' })).toBeChecked();
}

const reserve = (page: Page) => page.getByRole('button', { name: 'Réserver', exact: true });

test('whoever comes second is told which gift is gone and books the rest', async ({
  page,
  parent,
  newVisitor,
  outbox,
  guard,
}) => {
  guard.tolerate(/status of 409/);
  const { path, givers } = await shareTwoWishes(parent);
  const quick = await newVisitor();
  const first = newGiver('Odile');
  const second = newGiver('Paul');
  await goToSummary(quick, path, [LAST]);
  await goToSummary(page, path, [LAST, OTHER]);
  await fillSummary(quick, first);
  await fillWithWords(page, second);

  await reserve(quick).click();
  await expect(quick.getByText('Merci !', { exact: true })).toBeVisible();
  await page.bringToFront();
  await reserve(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'Ce cadeau n’est plus disponible' });
  await expect(told).toContainText(LAST);
  await expect(told).not.toContainText(OTHER);
  await expect(told).toContainText('Rien n’a été réservé pour l’instant');
  await expect(page.getByRole('alert'), 'said once').toHaveCount(1);
  await expect(reserve(page)).toBeHidden();
  await expectWordsKept(page, second);

  const keepRest = told.getByRole('button', { name: 'Retirer ce cadeau et garder le reste' });
  await expect(keepRest).toBeFocused();
  await keepRest.press('Enter');
  await expect(told).toBeHidden();
  await expectWordsKept(page, second);
  await reserve(page).click();
  await expect(page.getByText('Merci !', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(OTHER);
  await expect(page.getByRole('main')).not.toContainText(LAST);
  expect(await givers()).toEqual(['Odile', 'Paul']);
  const summary = await outbox.mailTo(second.email);
  expect(summary.text).toContain(OTHER);
  expect(summary.text).not.toContain(LAST);
});

test('whoever wants more copies than are left takes what is left, and the total says what that costs', async ({
  page,
  parent,
  service,
  guard,
}) => {
  guard.tolerate(/status of 409/);
  const registry = await newRegistry(parent);
  const gifts = await newWishes(parent, registry, [
    { title: LAST, price: 3, quantity: 3 },
    { title: OTHER, price: 5 },
  ]);
  const [body] = gifts as [Wish, Wish];
  const path = paths.publicRegistry(await share(parent, registry));
  await goToSummary(page, path, [LAST, OTHER]);
  const oneMore = page.getByRole('button', { name: `Un de plus : ${LAST}` });
  await oneMore.click();
  await oneMore.click();
  await bookWishes(service.url, [body], newGiver('Odile'));
  await fillWithWords(page, newGiver('Paul'));

  await reserve(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'Il n’en reste plus autant' });
  await expect(told.getByRole('button', { name: 'En prendre 2' })).toBeFocused();
  const summary = page.getByRole('complementary').filter({ hasText: LAST });
  await expect(summary).toContainText(/6\s€.*5\s€.*Total\s*11\s€/s);
  await expect(oneMore).toBeDisabled();
  await page.getByRole('button', { name: `Un de moins : ${LAST}` }).click();
  await expect(told, 'one decided otherwise').toBeHidden();
  await oneMore.click();
  await told.getByRole('button', { name: 'En prendre 2' }).click();
  await expect(told).toBeHidden();

  await bookWishes(service.url, [body], newGiver('Rose'));
  await reserve(page).click();
  await told.getByRole('button', { name: 'N’en prendre qu’un' }).click();
  await expect(summary).toContainText(/Total\s*8\s€/);
  await reserve(page).click();
  await expect(page.getByText('Merci !', { exact: true })).toBeVisible();
});

test('a basket with more copies than are left says that it holds fewer', async ({ page, parent, service }) => {
  const registry = await newRegistry(parent);
  const [body] = (await newWishes(parent, registry, [{ title: LAST, quantity: 2 }])) as [Wish];
  await goToSummary(page, paths.publicRegistry(await share(parent, registry)), [LAST]);
  await page.getByRole('button', { name: `Un de plus : ${LAST}` }).click();
  await bookWishes(service.url, [body], newGiver('Odile'));
  await page.getByRole('link', { name: 'Retour au panier' }).click();
  await expect(page.getByRole('row', { name: LAST })).toContainText('Il n’en reste qu’un');
  await expect(page.getByRole('link', { name: 'Réserver ce cadeau' })).toBeVisible();
});

test('a basket that waited says which gifts are gone and lets them go with one press', async ({
  page,
  parent,
  service,
}) => {
  const { path, gifts } = await shareTwoWishes(parent);
  await page.goto(path);
  for (const title of [LAST, OTHER]) await page.getByRole('button', { name: `Réserver : ${title}` }).click();
  await bookWishes(service.url, [gifts[0]], newGiver('Odile'));

  await page.getByRole('link', { name: 'Voir mon panier' }).click();
  await expect(page.getByText('1 cadeau n’est plus disponible')).toBeVisible();
  await expect(page.getByRole('row', { name: LAST })).toContainText('Déjà réservé');
  await expect(page.getByRole('link', { name: 'Réserver ce cadeau' })).toBeVisible();
  await page.getByRole('button', { name: 'Retirer ce cadeau', exact: true }).click();
  await expect(page.getByRole('row', { name: LAST })).toBeHidden();
  await expect(page.getByText('Retiré de votre panier')).toBeVisible();
  await page.getByRole('link', { name: 'Réserver ce cadeau' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmer ma réservation' })).toBeVisible();

  await bookWishes(service.url, [gifts[1]], newGiver('Odile'));
  await page.getByRole('link', { name: 'Retour au panier' }).click();
  await page.getByRole('button', { name: 'Retirer ce cadeau', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible();
  await page.getByRole('link', { name: 'Choisir d’autres cadeaux' }).click();
  await expect(page).toHaveURL(path);
});

// Firefox's driver cannot forward a page's request body.
test('when the answer is lost on its way, pressing again books once', { tag: '@chromium' }, async ({
  page,
  parent,
  outbox,
  guard,
}) => {
  guard.tolerate(/ERR_FAILED/);
  const { path, givers } = await shareTwoWishes(parent);
  const giver = newGiver('Lucie');
  await goToSummary(page, path, [LAST, OTHER]);
  await fillWithWords(page, giver);
  let presses = 0;
  await page.route('**/api/v1/booking/multi', async (route) => {
    presses += 1;
    if (presses > 1) return route.continue();
    // The server has booked, but the phone never gets the answer.
    expect((await route.fetch()).status()).toBe(201);
    return route.abort();
  });

  await reserve(page).click();
  await expect(page.getByRole('alert'), 'said once').toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('rien ne sera réservé deux fois.');
  await expectWordsKept(page, giver);
  expect(await givers()).toEqual(['Lucie', 'Lucie']);

  await page.getByRole('link', { name: 'Retour au panier' }).click();
  const basket = page.getByRole('main');
  await expect(basket).toContainText('Si vous venez de réserver vous-même, la confirmation est dans vos emails.');
  await expect(basket).not.toContainText('Déjà réservé');
  await expect(basket).not.toContainText('n’est plus disponible');
  await page.getByRole('link', { name: 'Réserver ces cadeaux' }).click();
  await expectWordsKept(page, giver);
  await reserve(page).click();
  await expect(page.getByText('Merci !', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(LAST);
  expect(presses).toBe(2);
  expect(await givers()).toEqual(['Lucie', 'Lucie']);
  await outbox.mailTo(giver.email);
  expect(await outbox.count(giver.email)).toBe(1);
});

/** The answer to a booking waits until this is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/v1/booking/multi', async (route) => {
    const response = await route.fetch();
    await promise;
    return route.fulfill({ response });
  });
  return resolve;
}

test('while a booking is on its way it cannot be undone, and what is added meanwhile stays', {
  tag: '@chromium',
}, async ({ page, parent }) => {
  const { path, givers } = await shareTwoWishes(parent);
  await page.goto(path);
  await putIntoBasket(page, LAST);
  await page.getByRole('link', { name: 'Continuer' }).click();
  await fillSummary(page, newGiver('Rose'));
  const answer = await holdAnswers(page);
  await reserve(page).click();
  await expect(page.getByRole('link', { name: 'Annuler' })).toBeDisabled();
  await page.goBack();
  await expect(page.getByText('Réservation en cours…')).toBeVisible();
  await expect(page.getByText('Pas encore réservé', { exact: true })).toBeHidden();
  await expect(page.getByText('Retirer du panier')).toBeVisible();
  await expect(page.getByRole('button', { name: `Retirer du panier : ${LAST}` }), 'nor by keyboard').toBeHidden();
  await putIntoBasket(page, OTHER);

  await page.getByRole('link', { name: 'Voir mon panier' }).click();
  await expect(page.getByRole('main')).toContainText('Réservation en cours…');
  await expect(page.getByRole('main')).not.toContainText('Rien n’est encore réservé');
  await expect(page.getByRole('button', { name: `Retirer ${LAST} du panier` })).toBeDisabled();
  await expect(page.getByRole('button', { name: `Retirer ${OTHER} du panier` })).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Réserver ces cadeaux' })).toBeDisabled();

  answer();
  await expect(page.getByRole('status').filter({ hasText: 'Cadeaux réservés' })).toBeVisible();
  await expect(page.getByRole('row', { name: LAST })).toBeHidden();
  await expect(page.getByRole('row', { name: OTHER })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Réserver ce cadeau' })).toBeEnabled();
  expect(await givers()).toEqual(['Rose']);
  await page.getByRole('button', { name: 'Voir', exact: true }).click();
  await expect(page.getByText('Merci !', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(LAST);
});

test('the form stays in sight until the thanks are there', async ({ page, parent }) => {
  const { path } = await shareTwoWishes(parent);
  await goToSummary(page, path, [LAST]);
  await fillSummary(page, newGiver('Rose'));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/v1/booking/giver/*', async (route) => {
    await promise;
    return route.continue();
  });
  const asked = page.waitForRequest('**/api/v1/booking/giver/*');
  await reserve(page).click();
  await asked;
  await expect(reserve(page)).toBeDisabled();
  await expect(page.getByRole('main')).toContainText(LAST);
  resolve();
  await expect(page.getByText('Merci !', { exact: true })).toBeVisible();
});
