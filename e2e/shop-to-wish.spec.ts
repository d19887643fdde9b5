import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { fillSummary, goToSummary, newGiver } from './people/givers.ts';
import { chooseNewCategory, createRegistry, register, signUp } from './people/parents-hands.ts';
import { unique } from './people/people.ts';
import { createShortLink } from './people/sharing-hands.ts';
import { test } from './service/fixtures.ts';

const LIST = 'La liste de Léonie';
const WISH = 'Doudou lapin';
const newAccount = () => ({
  firstName: 'Camille',
  lastName: 'Martin',
  email: `c.${unique()}@example.org`,
  password: 'Berceau!lune7',
});

test('pasting a link makes a gift that a visitor reserves', { tag: '@wide' }, async ({
  page,
  outbox,
  shop,
  newVisitor,
}) => {
  await register(page, outbox, newAccount());
  await createRegistry(page, LIST, 'Camille Martin');
  await page.getByRole('link', { name: LIST, exact: true }).click();
  // On the page before, a link to the help on any shop begins with the same words.
  await expect(page.getByRole('heading', { level: 1, name: LIST })).toBeVisible();
  await page.getByRole('link', { name: 'Ajouter un cadeau' }).first().click();
  await page.getByRole('textbox', { name: 'Lien vers le cadeau' }).fill(`${shop.origin}/doudou-${unique()}`);
  await page.getByRole('button', { name: 'Remplir depuis ce lien' }).click();
  await addWhatWasRead(page);
  await reserve(page, await newVisitor());
});

test('sharing a page, before there is an account or a list, makes a gift that a visitor reserves', async ({
  page,
  outbox,
  shop,
  newVisitor,
}) => {
  const text = `Regarde ce doudou ${shop.origin}/doudou-${unique()}`;
  await page.goto(`${paths.addWish()}?${new URLSearchParams({ title: 'Doudou', text })}`);
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click();
  await signUp(page, outbox, newAccount());
  await expect(page.getByRole('heading', { level: 1, name: 'Commencez par votre liste' })).toBeVisible();
  await createRegistry(page, LIST, 'Camille Martin');
  await addWhatWasRead(page);
  await reserve(page, await newVisitor());
});

/** The form fills itself in; only a category is missing. */
async function addWhatWasRead(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Nom du cadeau' })).toHaveValue(WISH);
  await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue('24,90');
  await expect(page.getByRole('img', { name: 'Photo du cadeau' })).toBeVisible();
  await chooseNewCategory(page, 'Éveil');
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();
}

/** The open list goes online, and somebody takes the gift. */
async function reserve(page: Page, visitor: Page): Promise<void> {
  const name = `leonie-${unique()}`;
  await createShortLink(page, name);
  await goToSummary(visitor, paths.publicRegistry(name), [WISH]);
  await fillSummary(visitor, newGiver());
  await visitor.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(visitor.getByRole('main').getByText('Cadeaux réservés')).toBeVisible();
}
