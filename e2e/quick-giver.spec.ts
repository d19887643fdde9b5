// Somebody reserves both remaining copies, and is remembered the next time: then it takes three taps. The first time,
// step by step: story.spec.ts.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, fillSummary, newGiver } from './people/givers.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { expectNoViolations } from './screens/axe.ts';
import { test } from './service/fixtures.ts';

test('the giver’s address is said once typing rests, not at each letter', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Lampe' }]);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  await page.getByRole('button', { name: 'Réserver : Lampe' }).click();
  await page.getByRole('link', { name: 'Voir mon panier' }).click();
  await page.getByRole('link', { name: 'Réserver ce cadeau' }).click();
  const field = page.getByRole('textbox', { name: 'Adresse email' });
  await field.fill('eve@exemple.f');
  const said = page.getByRole('status').filter({ hasText: 'Le récapitulatif partira à' });
  await expect(said).toHaveText('Le récapitulatif partira à eve@exemple.f');
  const heard = await said.evaluateHandle((status) => {
    const texts: (string | null)[] = [];
    const note = () => texts.push(status.textContent);
    new MutationObserver(note).observe(status, { characterData: true, childList: true, subtree: true });
    return texts;
  });
  // No driver types as fast as people do on a slow machine.
  await field.press('End');
  await field.evaluate(async () => {
    for (const letter of 'amille') {
      document.execCommand('insertText', false, letter);
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(said).toHaveText('Le récapitulatif partira à eve@exemple.famille');
  expect(await heard.jsonValue()).toEqual(['Le récapitulatif partira à eve@exemple.famille']);
});

test('a giver takes both copies, asks to be remembered, and later reserves in three taps', async ({
  page,
  parent,
  outbox,
  service,
}) => {
  const registry = await newRegistry(parent);
  const [body, lamp] = await newWishes(parent, registry, [
    { title: 'Body', quantity: 3, price: 12.5 },
    { title: 'Lampe' },
  ]);
  const path = paths.publicRegistry(await share(parent, registry));
  await bookWishes(service.url, [body], newGiver('Jo'));
  const giver = newGiver();
  const bookingsOf = async (wish_id: number) =>
    (await parent.api('GET /wish/{wish_id}', { params: { wish_id } })).bookings.length;

  await page.goto(path);
  // A second tap a moment later was meant for the first button.
  await page.getByRole('button', { name: 'Réserver : Body' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Mon panier, 1 cadeau. Pas encore réservé' })).toBeAttached();
  await page.getByRole('link', { name: 'Voir mon panier' }).click();
  const more = page.getByRole('button', { name: 'Un de plus : Body' });
  await more.click();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('cell', { name: '25 €' }).first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Réserver ces cadeaux' }).click();
  await fillSummary(page, giver);
  await page.getByRole('checkbox', { name: 'Se souvenir de moi sur cet appareil' }).check();
  await page.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(page.getByText('Merci !', { exact: true })).toBeVisible();
  expect(await bookingsOf(body.id)).toBe(3);
  expect((await outbox.mailTo(giver.email)).text).toMatch(/2\s×\sBody/);
  await page.goBack();
  await expect(page.getByText('Votre réservation est faite')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY), 'not where the basket had its button').toBe(0);
  await expect(page.getByRole('link', { name: 'Voir mes réservations' })).toBeVisible();

  await page.goto(path);
  await page.getByRole('button', { name: 'Réserver : Lampe' }).click();
  await page.getByRole('link', { name: 'Continuer' }).click();
  await expect(page.getByRole('textbox', { name: 'Adresse email' })).toHaveValue(giver.email);
  await page.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(page.getByText('Merci !', { exact: true })).toBeVisible();
  expect(await bookingsOf(lamp.id)).toBe(1);
});
