import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { fillSummary, goToSummary, newGiver } from './people/givers.ts';
import { chooseNewCategory, fillShortRegistry, signUp } from './people/parents-hands.ts';
import { unique } from './people/people.ts';
import { createShortLink } from './people/sharing-hands.ts';
import { test } from './service/fixtures.ts';

const WISH = 'Doudou lapin';

test('sharing a page, before there is an account or a list, makes a gift that a visitor reserves', async ({
  page,
  outbox,
  shop,
  newVisitor,
}) => {
  const text = `Regarde ce doudou ${shop.origin}/doudou-${unique()}`;
  await page.goto(`${paths.addWish()}?${new URLSearchParams({ title: 'Doudou', text })}`);
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click();
  const person = { firstName: 'Camille', lastName: 'Martin', email: `c.${unique()}@example.org` };
  await signUp(page, outbox, { ...person, password: 'Berceau!lune7' });
  await expect(page.getByRole('heading', { level: 1, name: 'Commencez par votre liste' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Créer une liste' }).click();
  await fillShortRegistry(page, 'La liste de Léonie');
  await page.getByRole('button', { name: 'Créer la liste' }).click();

  // The form fills itself in; only a category is missing.
  await expect(page.getByRole('textbox', { name: 'Nom du cadeau' })).toHaveValue(WISH);
  await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue('24,90');
  await expect(page.getByRole('img', { name: 'Photo du cadeau' })).toBeVisible();
  await chooseNewCategory(page, 'Éveil');
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();

  const name = `leonie-${unique()}`;
  await createShortLink(page, name, /^la-liste-de-leonie-[a-z0-9]{8}$/);
  const visitor = await newVisitor();
  await goToSummary(visitor, paths.publicRegistry(name), [WISH]);
  await fillSummary(visitor, newGiver());
  await visitor.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(visitor.getByRole('main').getByText('Cadeaux réservés')).toBeVisible();
});
