// A booking that was sent: its answer is lost, takes long, or comes when the giver is elsewhere.

import { expect, type Page } from '@playwright/test';
import { fillSummary, goToSummary, newGiver, putIntoBasket } from './people/givers.ts';
import { expectWordsKept, fillWithWords, LAST, OTHER, reserve, shareTwoWishes } from './people/two-wishes.ts';
import { test } from './service/fixtures.ts';

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
  await expect(basket).toContainText('Si vous venez de réserver vous-\u2060même, la confirmation est dans vos emails.');
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
