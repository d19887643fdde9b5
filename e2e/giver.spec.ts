// What a giver can do once a gift is reserved, and who sees what of it; reserving itself is in story.spec.ts.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, fillSummary, goToSummary, newGiver } from './people/givers.ts';
import {
  newRegistry,
  newWishes,
  type Parent,
  type Registry,
  share,
  untilNoDoubleTap,
  type Wish,
} from './people/people.ts';
import { test } from './service/fixtures.ts';
import { linkIn } from './service/outbox.ts';

const TITLE = 'Table à langer';
const NONE_LEFT = 'Vous n’avez plus de réservation ici';

/** A list online with one gift. */
async function shareOneWish(
  parent: Parent,
): Promise<{ path: string; wishPath: string; registry: Registry; gift: Wish }> {
  const registry = await newRegistry(parent);
  const [gift] = await newWishes(parent, registry, [{ title: TITLE, link: 'https://shop.example/table' }]);
  const name = await share(parent, registry);
  return { path: paths.publicRegistry(name), wishPath: paths.publicWish(name, gift.id), registry, gift };
}

test('a giver says "bought", takes it back, keeps the gift or cancels; a cancelled one is free again', async ({
  page,
  parent,
  service,
}) => {
  const { path, gift } = await shareOneWish(parent);
  const { token } = await bookWishes(service.url, [gift], newGiver());
  await page.goto(path);
  await expect(page.getByRole('article').getByText('Réservé', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Réserver : ${TITLE}` })).toBeHidden();

  await page.goto(paths.myBooking(token));
  await expect(page.getByRole('link', { name: /^Voir en boutique/ })).toHaveAttribute(
    'href',
    'https://shop.example/table',
  );
  await expect(page.getByText(/^25\s€$/)).toBeVisible();
  const bought = page.getByRole('button', { name: 'J’ai acheté ce cadeau' });
  await bought.focus();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Enter', { delay: 100 });
  await expect(bought).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByText('Ce cadeau est de nouveau à acheter.')).toBeVisible();
  await expect(bought).toBeFocused();
  await page.reload();
  await expect(page.getByText('À acheter', { exact: true })).toBeVisible();

  await bought.click();
  await expect(bought).toBeHidden();
  await untilNoDoubleTap(page);
  const cancel = page.getByRole('button', { name: 'Annuler la réservation' });
  const dialog = page.getByRole('dialog', { name: 'Annuler cette réservation ?' });
  await cancel.click();
  await dialog.getByRole('button', { name: 'Garder ma réservation' }).click();
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await dialog.getByRole('button', { name: 'Annuler la réservation' }).click();
  const noneLeft = page.getByRole('heading', { name: NONE_LEFT });
  await expect(noneLeft).toBeFocused();
  // Whoever cancels is thanked for saying so, once.
  const thanks = page.getByText(/Merci d’avoir prévenu/);
  await expect(thanks).toBeVisible();
  await page.reload();
  await expect(noneLeft).toBeVisible();
  await expect(thanks).toBeHidden();

  await page.goto(path);
  await expect(page.getByRole('button', { name: `Réserver : ${TITLE}` })).toBeVisible();
});

test('copies of a gift are one line for visitors and told apart by their giver, who cancels one', async ({
  page,
  parent,
  service,
}) => {
  const registry = await newRegistry(parent);
  const [gift] = await newWishes(parent, registry, [{ title: 'Body', quantity: 4, price: 0 }]);
  const name = await share(parent, registry);
  const giver = newGiver('Odile', 'Petit');
  const words = { copies: [{ wish_id: gift.id, count: 3 }], message: 'Un mot pour les parents seuls' };
  const { token } = await bookWishes(service.url, [gift], giver, words);
  const response = await page.goto(paths.publicWish(name, gift.id));
  await expect(page.getByRole('listitem').filter({ hasText: 'Odile Petit' })).toHaveText(/^Odile Petit \(×\s3\), /);
  const html = (await response?.text()) ?? '';
  expect(html).not.toContain(giver.email);
  expect(html).not.toContain(words.message);

  await page.goto(paths.myBooking(token));
  await expect(page.getByRole('heading', { level: 1, name: 'Mes réservations' })).toBeVisible();
  expect(service.log()).not.toContain(token);
  await expect(page.getByText('Prix non précisé')).toHaveCount(3);
  await page.getByRole('button', { name: 'J’ai acheté ce cadeau (Body, 2 sur 3)' }).click();
  const second = page.getByRole('listitem').filter({ hasText: 'Body, 2 sur 3' });
  await expect(second.getByText('Acheté', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler la réservation (Body, 3 sur 3)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Un de vos 3 exemplaires de « Body » redeviendra disponible');
  await dialog.getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(page.getByRole('heading', { level: 3, name: /^Body/ })).toHaveText(['Body, 1 sur 2', 'Body, 2 sur 2']);
});

test('only the mail shows a private address, and it can be sent again', async ({ page, parent, outbox }) => {
  const { path } = await shareOneWish(parent);
  const giver = newGiver();
  await goToSummary(page, path, [TITLE]);
  await fillSummary(page, giver);
  await page.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(page.getByText('Merci !', { exact: true })).toBeVisible();
  await expect(page.getByText(giver.email)).toBeVisible();
  // Until the browser knows what was booked, the page says nothing by halves.
  const waiting = await (await page.request.get(paths.confirmation())).text();
  expect(waiting).toContain('vous attend dans vos emails');
  expect(waiting).not.toMatch(/, part à/);
  await outbox.mailTo(giver.email);
  for (const isOwnPage of [false, true]) {
    if (isOwnPage) await page.getByRole('link', { name: 'Voir mes réservations' }).click();
    await expect(page.getByText('Nantes')).toBeVisible();
    await expect(page.getByText('L’adresse complète est dans l’email')).toBeVisible();
    await expect(page.getByText('Si vous avez refusé nos emails, demandez l’adresse aux parents.')).toBeVisible();
    await expect(page.getByText('12 rue des Lilas')).toBeHidden();
  }
  expect(await page.content()).not.toContain('Lilas');
  const lead = page.getByText(/^1 cadeau réservé/);
  await expect(lead).toContainText('Retrouvez ici les boutiques');
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/summary') && asked.push(request.url()));
  await page.getByRole('button', { name: 'Renvoyer l’email' }).dblclick({ delay: 30 });
  await expect(page.getByText('Email envoyé')).toBeVisible();
  expect(asked).toHaveLength(1);
  const mail = await outbox.mailTo(giver.email);
  expect(mail.text).toContain('12 rue des Lilas');
  await page.goto(linkIn(mail, paths.myBooking));
  await expect(page.getByText('12 rue des Lilas')).toBeVisible();
  await expect(lead).toContainText('Retrouvez ici l’adresse et les boutiques');
  await expect(page.getByRole('button', { name: 'Copier l’adresse' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renvoyer l’email' })).toBeHidden();
});

test('a gift that the parents have received cannot be cancelled any more', async ({ page, parent, service, guard }) => {
  guard.tolerate(/status of 409/);
  const { gift } = await shareOneWish(parent);
  const { token, bookings } = await bookWishes(service.url, [gift], newGiver());
  const params = { booking_id: bookings[0].id };
  await page.goto(paths.myBooking(token));
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  // Meanwhile, on the parents' side.
  await parent.api('POST /booking/thank/{booking_id}', { params, body: { acknowledgment_msg: 'Merci !' } });
  await parent.api('POST /booking/mark_as_received/{booking_id}', { params });

  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(
    page.getByText('Les parents ont déjà reçu ce cadeau : la réservation ne peut plus être annulée.'),
  ).toBeVisible();
  await expect(page.getByText('Reçu par les parents')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler la réservation' })).toBeHidden();
});

test('a cut or wrong personal link opens a kind page', async ({ page, guard }) => {
  guard.tolerate(/status of 4\d\d/);
  for (const token of ['abc', 'A'.repeat(43)]) {
    await page.goto(paths.myBooking(token));
    await expect(page.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Rechercher une liste', exact: true })).toBeVisible();
  }
});

test('givers who ask for it stay anonymous for other visitors, but not for the parents', async ({
  page,
  parent,
  newVisitor,
}) => {
  const { path, wishPath, registry } = await shareOneWish(parent);
  await goToSummary(page, path, [TITLE]);
  await fillSummary(page, newGiver('Zénobie', 'Quenouille'));
  await expect(page.getByText('Votre nom sera visible des parents et des autres visiteurs')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ne pas montrer mon nom aux autres visiteurs' }).check();
  await expect(page.getByText('Seuls les parents verront votre nom')).toBeVisible();
  await page.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(page.getByText('Merci !', { exact: true })).toBeVisible();

  const visitor = await newVisitor();
  const response = await visitor.goto(wishPath);
  await expect(visitor.getByText('Une personne qui reste discrète')).toBeVisible();
  expect(await response?.text()).not.toContain('Quenouille');
  const list = await parent.api('GET /birthregistry/{birth_registry_id}', {
    params: { birth_registry_id: registry.id },
  });
  expect(JSON.stringify(list)).toContain('Quenouille');

  // Whoever goes back after cancelling is not thanked any more.
  await page.bringToFront();
  await page.getByRole('link', { name: 'Voir mes réservations' }).click();
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(page.getByRole('heading', { name: NONE_LEFT })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main')).toContainText(NONE_LEFT);
});
