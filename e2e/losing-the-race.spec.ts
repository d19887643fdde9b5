// Somebody else was quicker: what the slower giver is told, and how the rest is booked.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, fillSummary, goToSummary, newGiver, putIntoBasket } from './people/givers.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { expectWordsKept, fillWithWords, LAST, OTHER, reserve, shareTwoWishes } from './people/two-wishes.ts';
import { test } from './service/fixtures.ts';

test('whoever comes second is told which gift is gone and books the rest', async ({
  page,
  parent,
  service,
  outbox,
  guard,
}) => {
  guard.tolerate(/status of 409/);
  const { path, gifts, givers } = await shareTwoWishes(parent);
  const second = newGiver('Paul');
  await goToSummary(page, path, [LAST, OTHER]);
  await fillWithWords(page, second);

  await bookWishes(service.url, [gifts[0]], newGiver('Odile'));
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
  const [body] = await newWishes(parent, registry, [
    { title: LAST, price: 3, quantity: 3 },
    { title: OTHER, price: 5 },
  ]);
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

test('what went before the summary was opened is told there at once, each with its cause', async ({
  page,
  parent,
  service,
}) => {
  const MOBILE = 'Mobile en bois';
  const BODY = 'Body en coton';
  const registry = await newRegistry(parent);
  const gifts = [{ title: LAST }, { title: MOBILE }, { title: BODY, quantity: 3 }, { title: OTHER }] as const;
  const [last, mobile, body] = await newWishes(parent, registry, gifts);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  for (const { title } of gifts) await putIntoBasket(page, title);
  await bookWishes(service.url, [last], newGiver('Odile'));
  await parent.api('DELETE /wish/{wish_id}', { params: { wish_id: mobile.id } });
  await parent.api('PUT /wish/{wish_id}', { params: { wish_id: body.id }, body: { quantity: 2 } });

  await page.goto(paths.summary());
  const booked = page.getByRole('alert').filter({ hasText: 'Quelqu’un d’autre a été plus rapide' });
  const gone = page.getByRole('alert').filter({ hasText: 'Les parents l’ont retiré' });
  await expect(booked).toContainText(LAST);
  await expect(gone).toContainText(MOBILE);
  await expect(page.getByRole('alert')).toHaveCount(2);
  await gone.getByRole('button', { name: 'Retirer ce cadeau et garder le reste' }).click();
  await booked.getByRole('button', { name: 'Retirer ce cadeau et garder le reste' }).click();
  await expect(page.getByRole('textbox', { name: 'Prénom', exact: true }), 'not marked').toHaveAttribute(
    'aria-invalid',
    'false',
  );
  await fillSummary(page, newGiver('Paul'));
  await reserve(page).click();
  await expect(page.getByText('Merci !', { exact: true })).toBeVisible();
});

test('one refusal tells of every gift that went meanwhile, whatever became of it', async ({
  page,
  parent,
  service,
  guard,
}) => {
  guard.tolerate(/status of 4(04|09)/);
  const { path, gifts } = await shareTwoWishes(parent);
  await goToSummary(page, path, [LAST, OTHER]);
  await fillSummary(page, newGiver('Paul'));
  await bookWishes(service.url, [gifts[0]], newGiver('Odile'));
  await parent.api('DELETE /wish/{wish_id}', { params: { wish_id: gifts[1].id } });
  await reserve(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Quelqu’un d’autre' })).toContainText(LAST);
  const gone = page.getByRole('alert').filter({ hasText: 'Les parents l’ont retiré' });
  await expect(gone).toContainText(OTHER);
  await expect(gone.getByRole('button', { name: 'Retirer ce cadeau', exact: true })).toBeFocused();
});

test('a basket with more copies than are left says that it holds fewer, also if the summary just heard of it', async ({
  page,
  parent,
  service,
}) => {
  const registry = await newRegistry(parent);
  const [body] = await newWishes(parent, registry, [{ title: LAST, quantity: 2 }]);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  await putIntoBasket(page, LAST);
  await page.getByRole('link', { name: 'Voir mon panier' }).click();
  await page.getByRole('button', { name: `Un de plus : ${LAST}` }).click();
  const answers: (() => void)[] = [];
  await page.route('**/category/birth_registry/*', async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  await page.getByRole('link', { name: 'Réserver ces cadeaux' }).click();
  await expect.poll(() => answers.length).toBe(1);
  await bookWishes(service.url, [body], newGiver('Odile'));
  await page.getByRole('link', { name: 'Retour au panier' }).click();
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.();
  await expect(page.getByRole('alert')).toContainText('Il n’en reste plus autant');
  answers[1]?.();
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
