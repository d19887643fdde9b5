// A giver's page that is behind: the parents were quicker, an answer was lost, or the network is.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from './people/givers.ts';
import { newRegistry, newWishes, type Parent, share, untilNoDoubleTap } from './people/people.ts';
import { test } from './service/fixtures.ts';
import type { Service } from './service/service.ts';

test.beforeEach(({ guard }) => guard.tolerate(/status of 404|ERR_FAILED|ERR_INTERNET_DISCONNECTED/));

const NONE_LEFT = 'Vous n’avez plus de réservation ici';

/** A giver's open page with a gift; the parents can delete the booking. */
async function openGiversPage(page: Page, parent: Parent, service: Service) {
  const registry = await newRegistry(parent);
  const gifts = await newWishes(parent, registry, [{ title: 'Mobile en bois' }]);
  await share(parent, registry);
  const { token, bookings } = await bookWishes(service.url, gifts, newGiver());
  const params = { booking_id: bookings[0].id };
  await page.goto(paths.myBooking(token));
  return { deleteBooking: () => parent.api('DELETE /booking/{booking_id}', { params }) };
}

test('what the parents deleted meanwhile cannot be bought, and nobody is thanked for it', async ({
  page,
  parent,
  service,
}) => {
  const { deleteBooking } = await openGiversPage(page, parent, service);
  await deleteBooking();
  await page.getByRole('button', { name: 'J’ai acheté ce cadeau' }).click();
  await expect(page.getByText('Cette réservation n’existe plus.')).toBeVisible();
  await expect(page.getByRole('heading', { name: NONE_LEFT })).toBeVisible();
  await expect(page.getByText('annulé, par vous ou par les parents')).toBeVisible();
  await expect(page.getByText(/Merci d’avoir prévenu/)).toBeHidden();
});

test('why a press failed stays beside its button; cancelling again after a lost answer finds it done', async ({
  page,
  parent,
  service,
  context,
}) => {
  await openGiversPage(page, parent, service);
  const gift = page.getByRole('listitem').filter({ hasText: 'Mobile en bois' });
  const bought = gift.getByRole('button', { name: 'J’ai acheté ce cadeau' });
  const again = page.getByRole('button', { name: 'Renvoyer l’email' });
  const failed = page.getByRole('main').getByText('Vérifiez votre connexion');
  await context.setOffline(true);
  await bought.click();
  await expect(gift).toContainText('Vérifiez votre connexion');
  await context.setOffline(false);
  await bought.click();
  await expect(gift).not.toContainText('Vérifiez votre connexion');
  await expect(gift.getByText('Acheté', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await again.click();
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await untilNoDoubleTap(page);
  await again.click();
  await expect(page.getByText('Email envoyé')).toBeVisible();
  await expect(failed).toBeHidden();

  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await page.route(
    '**/api/v1/booking/giver/**',
    async (route) => {
      expect((await route.fetch()).ok()).toBe(true);
      await route.abort();
    },
    { times: 1 },
  );
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Annuler la réservation' });
  await confirm.click();
  await expect(dialog).toContainText('Vérifiez votre connexion');
  await confirm.click();
  await expect(page.getByText('Cette réservation n’existe plus.')).toBeVisible();
  await expect(page.getByRole('heading', { name: NONE_LEFT })).toBeVisible();
});
