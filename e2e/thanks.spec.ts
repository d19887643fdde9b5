// Parents thank one giver after the other, without going back and forth.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from './people/givers.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

test('everybody is thanked one after the other, and those left for later remain', async ({
  page,
  parent,
  outbox,
  service,
}) => {
  const registry = await newRegistry(parent);
  await share(parent, registry);
  const gifts = [{ title: 'Lit' }, { title: 'Bain' }, { title: 'Lampe' }, { title: 'Bol' }] as const;
  const [bed, bath, lamp, bowl] = await newWishes(parent, registry, gifts);
  const [odile, paul, rose] = [newGiver('Odile'), newGiver('Paul'), newGiver('Rose')];
  await bookWishes(service.url, [bed, bath], odile, { message: 'Douces nuits !' });
  await bookWishes(service.url, [lamp], paul);
  await bookWishes(service.url, [bowl], rose);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await expect(page.getByText('4 cadeaux attendent votre merci')).toBeVisible();
  await page.getByRole('button', { name: 'Remercier', exact: true }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Remercier Odile Durand' })).toBeVisible();
  await expect(dialog.getByText('Douces nuits !')).toBeVisible();
  await expect(dialog.getByText('Puis encore 2 personnes à remercier.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Votre message' }).fill('Merci pour les deux !');
  await dialog.getByRole('button', { name: 'Envoyer et continuer' }).click();

  await expect(dialog.getByRole('heading', { name: 'Remercier Paul Durand' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Votre message' })).toHaveValue('');
  await dialog.getByRole('button', { name: 'Plus tard' }).click();
  await expect(dialog.getByRole('heading', { name: 'Remercier Rose Durand' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Votre message' }).fill('Merci Rose !');
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 cadeau attend votre merci')).toBeVisible();
  expect((await outbox.mailTo(odile.email, /merci/i)).text).toMatch(/Lit[\s\S]*Bain/);
  await page.getByRole('button', { name: 'À remercier : Paul Durand' }).click();
  await expect(dialog.getByRole('heading', { name: 'Remercier Paul Durand' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Remercier', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Votre message' }).fill('Merci Paul !');
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('attend votre merci')).toBeHidden();
  // Near to where it was, but not in the search, for which a phone raises its keyboard.
  await expect(page.getByRole('main').locator(':focus:not(input)')).toHaveCount(1);
});

test('thanks that were not sent say so in the dialog, and whoever comes second keeps the words', async ({
  page,
  parent,
  service,
  guard,
}) => {
  guard.tolerate(/ERR_FAILED|status of 409/);
  const registry = await newRegistry(parent);
  await share(parent, registry);
  const [bed] = await newWishes(parent, registry, [{ title: 'Lit' }]);
  const { bookings } = await bookWishes(service.url, [bed], newGiver('Odile'));
  await logIn(page, parent);
  await page.goto(paths.ownerWish(registry.id, bed.id));
  await page.getByRole('button', { name: 'Remercier', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Votre message' }).fill('Merci Odile !');
  await page.route('**/booking/thank/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(dialog.locator('form')).toContainText('Le service ne répond pas');
  await page.unroute('**/booking/thank/*');

  await parent.api('POST /booking/thank/{booking_id}', {
    params: { booking_id: bookings[0].id },
    body: { acknowledgment_msg: 'Merci de nous deux !', all_gifts: false },
  });
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(dialog.locator('form')).toContainText('Odile Durand a déjà reçu un merci pour ce cadeau');
  await expect(dialog.getByRole('textbox', { name: 'Votre message' })).toHaveValue('Merci Odile !');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^merci envoyé le/i)).toBeVisible();
});

test('a giver who cancels while being thanked is thanked for the other gift, or no more', async ({
  page,
  parent,
  outbox,
  service,
  guard,
}) => {
  guard.tolerate(/status of 404/);
  const registry = await newRegistry(parent);
  await share(parent, registry);
  const [bed, bath] = await newWishes(parent, registry, [{ title: 'Lit' }, { title: 'Bain' }]);
  const odile = newGiver('Odile');
  const [ofBed, ofBath] = (await bookWishes(service.url, [bed, bath], odile)).bookings;
  const cancel = (booking_id: number) => parent.api('DELETE /booking/{booking_id}', { params: { booking_id } });
  await logIn(page, parent);
  await page.goto(paths.ownerWish(registry.id, bed.id));
  await page.getByRole('button', { name: 'Remercier', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Votre message' }).fill('Merci Odile !');
  await cancel(ofBed.id);
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByText('Remerciement envoyé')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Personne ne l’a encore réservé')).toBeVisible();
  expect((await outbox.mailTo(odile.email, /merci/i)).text).toContain('Bain');

  await page.goto(paths.ownerWish(registry.id, bath.id));
  await page.getByRole('button', { name: 'Marquer comme reçu' }).click();
  await cancel(ofBath.id);
  await dialog.getByRole('button', { name: 'Oui, je l’ai reçu' }).click();
  await expect(page.getByText('La réservation de « Bain » a été annulée entre-temps.')).toBeVisible();
  await expect(dialog).toBeHidden();

  const [again] = (await bookWishes(service.url, [bath], odile)).bookings;
  await page.reload();
  await page.getByRole('button', { name: 'Remercier', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Votre message' }).fill('Merci Odile !');
  await cancel(again.id);
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByText('La réservation de « Bain » a été annulée entre-temps.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('thanks for two gifts go to the one that still waits when the other parent has thanked for the first meanwhile', async ({
  page,
  parent,
  service,
  guard,
}) => {
  guard.tolerate(/status of 409/);
  const registry = await newRegistry(parent);
  await share(parent, registry);
  const [bed, bath] = await newWishes(parent, registry, [{ title: 'Lit' }, { title: 'Bain' }]);
  const { bookings } = await bookWishes(service.url, [bed, bath], newGiver('Odile'));
  await logIn(page, parent);
  await page.goto(paths.ownerWish(registry.id, bed.id));
  await page.getByRole('button', { name: 'Remercier', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Votre message' }).fill('Merci pour les deux !');
  await parent.api('POST /booking/thank/{booking_id}', {
    params: { booking_id: bookings[0].id },
    body: { acknowledgment_msg: 'Merci de nous deux !', all_gifts: false },
  });
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByText('Remerciement envoyé')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^merci envoyé le/i)).toBeVisible();
  await page.goto(paths.ownerWish(registry.id, bath.id));
  await expect(page.getByText(/^merci envoyé le/i)).toBeVisible();
});

test('what has happened to a gift stands in lines that neither begin nor end with a dot', async ({
  page,
  parent,
  service,
}) => {
  const registry = await newRegistry(parent);
  await share(parent, registry);
  const [bed] = await newWishes(parent, registry, [{ title: 'Lit' }]);
  const { bookings } = await bookWishes(service.url, [bed], newGiver('Odile'));
  const params = { booking_id: bookings[0].id };
  await parent.api('POST /booking/thank/{booking_id}', { params, body: { acknowledgment_msg: 'Merci !' } });
  await parent.api('POST /booking/mark_as_received/{booking_id}', { params });
  await logIn(page, parent);
  await page.goto(paths.ownerWish(registry.id, bed.id));
  const steps = page.getByRole('list').filter({ hasText: /^Réservé.*reçu/ });
  await expect(steps).toHaveCSS('overflow-x', 'clip');
  const places = await steps.evaluate((list) =>
    [...list.children].map((step) => {
      const start = step.getBoundingClientRect().left - list.getBoundingClientRect().left;
      return { start, dot: start + Number.parseFloat(getComputedStyle(step, '::before').left) };
    }),
  );
  expect(places).toHaveLength(3);
  // Of a line's first, the dot is outside, where it is cut off.
  expect(places.slice(1).map(({ start, dot }) => dot < 0 === (start === 0))).toEqual([true, true]);
  expect(places.slice(1).some(({ start }) => start === 0)).toBe(true);
});
