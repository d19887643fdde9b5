import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, goToSummary, newGiver, putIntoBasket } from './people/givers.ts';
import { newParent, newRegistry, newWishes, type Parent, share, untilNoDoubleTap } from './people/people.ts';
import { fillLogin } from './people/session.ts';
import { expectLegible } from './screens/legible.ts';
import { test } from './service/fixtures.ts';

const MOBILE = 'Mobile en bois';
const DOUDOU = 'Doudou lapin';
const BODY = 'Body';

/** Opens a list of three gifts, the last without a price. */
async function openRegistry(page: Page, parent: Parent) {
  const registry = await newRegistry(parent);
  const gifts = await newWishes(parent, registry, [
    { title: MOBILE, price: 39.9 },
    { title: DOUDOU, price: 25 },
    { title: BODY, price: 0, quantity: 2 },
  ]);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  return gifts;
}

test('a gift in the basket is not reserved yet, and its button removes it', async ({ page, parent, service }) => {
  const gifts = await openRegistry(page, parent);
  await putIntoBasket(page, MOBILE);
  await putIntoBasket(page, DOUDOU);
  await expect(page.getByRole('region', { name: 'Mon panier' })).toContainText('Pas encore réservés');
  const takeOut = page.getByRole('button', { name: `Retirer du panier : ${MOBILE}` });
  await expect(takeOut).toHaveText('Retirer du panier');
  await untilNoDoubleTap(page);
  await takeOut.click();
  await expect(page.getByRole('button', { name: `Réserver : ${MOBILE}` })).toBeVisible();

  await bookWishes(service.url, gifts, newGiver());
  await page.reload();
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  await expect(card(MOBILE).getByText('Réservé', { exact: true })).toBeVisible();
  await expect(card(DOUDOU).getByText('Déjà réservé', { exact: true })).toBeVisible();
  await expect(card(DOUDOU).getByRole('button', { name: 'Retirer du panier' })).toBeVisible();
});

test('what a list’s bar counts can still be reserved', async ({ page, parent, service }) => {
  const [mobile, doudou] = await openRegistry(page, parent);
  for (const title of [MOBILE, DOUDOU]) await putIntoBasket(page, title);
  const bar = page.getByRole('region', { name: 'Mon panier' });
  await expect(bar).toContainText(/^2 cadeaux64,90/);
  await bookWishes(service.url, [mobile], newGiver());
  await page.reload();
  await expect(bar).toContainText(/^1 cadeau25/);
  await bookWishes(service.url, [doudou], newGiver());
  await page.reload();
  await expect(page.getByRole('button', { name: `Retirer du panier : ${DOUDOU}` })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('the icon beside words of two lines stands at the first', async ({ page, parent }) => {
  await openRegistry(page, parent);
  await putIntoBasket(page, MOBILE);
  await page.getByRole('link', { name: 'Voir mon panier' }).click();
  const promise = page.getByText('Vous ne payez rien ici');
  await expect(promise).toBeVisible();
  const lock = await promise.locator('svg').boundingBox();
  // Stretched, its drawing would hang between the lines.
  expect(lock?.height).toBe(lock?.width);
});

test('a double tap does nothing twice', async ({ page, parent }) => {
  await openRegistry(page, parent);
  await page.getByRole('button', { name: `Réserver : ${MOBILE}` }).dblclick();
  await putIntoBasket(page, DOUDOU);
  await expect(page.getByRole('link', { name: 'Panier, 2 cadeaux' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir mon panier' }).click();
  const remove = page.getByRole('button', { name: `Retirer ${MOBILE} du panier` });
  await remove.scrollIntoViewIfNeeded();
  const box = await remove.boundingBox();
  // The other gift moves under the finger.
  if (box) await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('row', { name: MOBILE })).toBeHidden();
  await expect(page.getByRole('row', { name: DOUDOU })).toBeVisible();
  // By keyboard each press is meant, and the focus goes on from there.
  await page.getByRole('button', { name: `Retirer ${DOUDOU} du panier` }).press('Enter');
  await expect(page.getByRole('row', { name: DOUDOU })).toBeHidden();
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('each gift has its subtotal, and what is gone does not count', { tag: '@wide' }, async ({
  page,
  parent,
  service,
}) => {
  const [mobile, doudou] = await openRegistry(page, parent);
  for (const title of [MOBILE, DOUDOU, BODY]) await putIntoBasket(page, title);
  await page.getByRole('link', { name: 'Voir mon panier' }).click();
  for (const [title, price] of [
    [MOBILE, '39,90'],
    [DOUDOU, '25'],
  ] as const) {
    const subtotal = page.getByRole('row', { name: title }).locator('[data-label="Sous-total"]');
    await expect(subtotal).toBeVisible();
    await expect(subtotal).toContainText(price);
  }
  await expect(
    page.getByRole('row', { name: BODY }).getByText('Prix non précisé').and(page.locator(':visible')),
  ).toHaveCount(1);
  const total = page.getByRole('complementary', { name: 'Total' });
  await expect(total).toContainText('64,90');
  await page.getByRole('button', { name: `Un de plus : ${BODY}` }).click();
  await expect(total).toContainText('2 cadeaux sans prix');
  await bookWishes(service.url, [mobile], newGiver());
  await parent.api('PUT /wish/{wish_id}', { params: { wish_id: doudou.id }, body: { price: 30 } });
  await page.reload();
  await expect(page.getByText('1 cadeau n’est plus disponible')).toBeVisible();
  await expect(total).not.toContainText('64,90');
  // The bin stands beside its gift's middle, also where nothing else is left of the row.
  for (const row of [page.getByRole('row', { name: MOBILE }), page.getByRole('row', { name: DOUDOU })]) {
    const [bin, gift] = [await row.getByRole('button').last().boundingBox(), await row.locator('th').boundingBox()];
    expect((bin?.y ?? 0) + (bin?.height ?? 0) / 2).toBeCloseTo((gift?.y ?? 0) + (gift?.height ?? 0) / 2, 0);
  }
  await expect(total).toContainText(/30\s€/);
  await expect(page.getByRole('row', { name: DOUDOU })).toContainText(/Le prix a changé\s: 25\s€ avant/);
  await page.getByRole('button', { name: 'Retirer ce cadeau', exact: true }).click();
  await page.getByRole('link', { name: 'Réserver ces cadeaux' }).click();
  const summary = page.getByRole('complementary').filter({ hasText: DOUDOU });
  await expect(summary).toContainText(/Le prix a changé\s: 25\s€ avant/);
  await expectLegible(page);
  await parent.api('PUT /wish/{wish_id}', { params: { wish_id: doudou.id }, body: { price: 35 } });
  await page.reload();
  await expect(summary).toContainText(/35\s€/);
});

test('more gifts are chosen on the list that one comes from, or one that is still online', async ({
  page,
  parent,
  service,
  outbox,
  guard,
}) => {
  guard.tolerate(/status of 404/);
  await openRegistry(page, parent);
  await putIntoBasket(page, MOBILE);
  const other = await newParent(service.url, outbox);
  await openRegistry(page, other);
  const stays = page.url();
  await putIntoBasket(page, DOUDOU);
  const more = page.getByRole('link', { name: 'Choisir d’autres cadeaux' });
  await page.getByRole('region', { name: 'Mon panier' }).getByRole('link').first().click();
  await more.click();
  await expect(page).toHaveURL(stays);
  await page.goto(paths.basket());
  await expect(more).toBeVisible();
  for (const { id } of await parent.api('GET /shortlink/', {})) {
    await parent.api('DELETE /shortlink/{shortlink_id}', { params: { shortlink_id: id } });
  }
  await page.reload();
  await expect(page.getByText('Cette liste n’est plus en ligne')).toBeVisible();
  await more.click();
  await expect(page).toHaveURL(stays);
});

test('what a giver has written before logging in is there after it', async ({ page, parent, service, outbox }) => {
  const registry = await newRegistry(parent);
  const name = await share(parent, registry);
  await newWishes(parent, registry, [{ title: 'Mobile en bois' }]);
  const giver = await newParent(service.url, outbox);
  await goToSummary(page, paths.publicRegistry(name), ['Mobile en bois']);
  const message = page.getByRole('textbox', { name: 'Un petit mot pour les parents' });
  await message.fill('Vivement avril !');
  await page.goto(paths.login({ from: paths.summary() }));
  await fillLogin(page, giver.email, giver.password);
  await expect(message).toHaveValue('Vivement avril !');
  await expect(page.getByRole('textbox', { name: 'Adresse email' })).toHaveValue(giver.email);
});
