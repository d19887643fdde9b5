// How much effort it takes a tired parent to get from the home page to a list of three gifts that can be shared.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { pathPattern } from '../server/testing/path-pattern.ts';
import { countHands } from './people/counted-hands.ts';
import { fillShortRegistry } from './people/parents-hands.ts';
import { newRegistry, unique, untilNoDoubleTap } from './people/people.ts';
import { fillLogin } from './people/session.ts';
import { logIn, test } from './service/fixtures.ts';
import { linkIn, type Outbox } from './service/outbox.ts';

const MOST_TAPS = 14;
const MOST_FIELDS = 9;
const IDEAS = ['Gigoteuse', 'Poussette', 'Doudou'];

const main = (page: Page) => page.getByRole('main');

/** Fills in the open registration form, and returns the link from its mail. */
async function register(page: Page, outbox: Outbox, email: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Camille');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Martin');
  return await fillAddress(page, outbox, email);
}

/** Like `register`, where the names stand already. */
async function fillAddress(page: Page, outbox: Outbox, email: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Adresse email' }).fill(email);
  await page.getByLabel(/^Mot de passe/).fill('Berceau!lune7');
  await page.getByLabel(/^Confirmez le mot de passe/).fill('Berceau!lune7');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByRole('dialog')).toContainText(email);
  return linkIn(await outbox.mailTo(email, /Activez votre compte/), (part) => paths.activate(part, part));
}

test(`from the home page to a shared list with three gifts: at most ${MOST_TAPS} taps and ${MOST_FIELDS} fields`, async ({
  page,
  context,
  outbox,
}) => {
  const hands = await countHands(context);
  await page.goto(paths.home());
  await page.getByRole('link', { name: 'Créer ma liste de naissance' }).first().click();
  const link = await register(page, outbox, `camille.${unique()}@example.org`);
  // The one in the mail.
  hands.taps += 1;
  await page.goto(link);
  // Heard by whoever was told that it is being activated.
  await expect(page.getByRole('heading', { name: 'Votre compte est activé' })).toBeFocused();
  await main(page).getByRole('button', { name: 'Se connecter' }).click();
  await main(page).getByRole('link', { name: 'Créer une liste' }).click();
  await fillShortRegistry(page, 'La liste de Léonie');
  await page.getByRole('button', { name: 'Créer la liste' }).click();
  await expect(page).toHaveURL(paths.myRegistries());
  // Also for whoever comes back later.
  await page.goto(paths.home());
  await page.goto(paths.myRegistries());
  await page.getByRole('link', { name: 'Ajouter des cadeaux' }).click();
  for (const idea of IDEAS) await page.getByRole('button', { name: idea, exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(IDEAS.length);
  await page.getByRole('button', { name: 'Créer le lien de partage' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Créer le lien' }).click();
  await expect(page.getByText('Lien personnalisé créé')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeVisible();

  expect(hands.taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(hands.fields).toBeLessThanOrEqual(MOST_FIELDS);
  // Checks that the counter really counts.
  expect(hands).toEqual({ taps: 14, fields: 9 });
});

test('a mistyped address is corrected without typing the names again; in another browser the mail’s link fills it in', async ({
  page,
  outbox,
  newVisitor,
}) => {
  await page.goto(paths.register());
  await register(page, outbox, `camile.${unique()}@example.org`);
  await page.getByRole('dialog').getByRole('link', { name: 'Recommencer l’inscription' }).click();
  await expect(page.getByRole('textbox', { name: 'Prénom', exact: true })).toHaveValue('Camille');
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Martin');
  await expect(page.getByLabel(/^Mot de passe/)).toHaveValue('');
  const email = `camille.${unique()}@example.org`;
  const link = await fillAddress(page, outbox, email);

  const elsewhere = await newVisitor();
  await elsewhere.goto(link);
  await main(elsewhere).getByRole('link', { name: 'Se connecter' }).click();
  await expect(elsewhere.getByRole('textbox', { name: 'Adresse email' })).toHaveValue(email);
  await fillLogin(elsewhere, email, 'Berceau!lune7');
  await expect(elsewhere).toHaveURL(paths.myRegistries());
});

test('tapping an idea again removes it from the list', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  const idea = page.getByRole('button', { name: 'Poussette', exact: true });
  // A tap too many does nothing.
  await idea.dblclick();
  await expect(idea).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article')).toContainText('Poussette');
  await untilNoDoubleTap(page);
  await idea.click();
  await expect(idea).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('article')).toHaveCount(0);
  await untilNoDoubleTap(page);
  // What is on the list already is no longer suggested; anything else is a tap away.
  await idea.click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  // On a phone, too, beside the way to arrange them.
  const ideas = page.getByRole('button', { name: 'Des idées' });
  const arrange = await page.getByRole('link', { name: 'Ranger les cadeaux' }).boundingBox();
  expect((await ideas.boundingBox())?.y).toBe(arrange?.y);
  // Asked for where their place is no longer in view, they are led to.
  await ideas.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await ideas.click();
  await expect(page.getByRole('heading', { name: 'Des idées pour commencer' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Doudou', exact: true })).toBeVisible();
  await expect(idea).toHaveCount(0);
  // Large text breaks no word of a category's title.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'));
  const lines = await page.getByRole('heading', { level: 2, name: 'Promenade' }).evaluate((title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('one gift after the other, in the category of the last one', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(paths.newWish(registry.id));
  const title = page.getByRole('textbox', { name: 'Nom du cadeau' });
  await title.fill('Mobile');
  // The category is still on its way when the gift is saved.
  const { promise: saving, resolve: save } = Promise.withResolvers<void>();
  await page.route('**/api/v1/category/', async (route) => {
    await saving;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Chambre', exact: true }).click();
  await page.getByRole('button', { name: 'Enregistrer et en ajouter un autre' }).dblclick();
  save();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();
  await expect(title).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Lien vers le cadeau' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Catégorie' }).locator('option:checked')).toHaveText('Chambre');
  await title.fill('Veilleuse');
  await page.reload();
  // Left half-finished, it is kept.
  await expect(title).toHaveValue('Veilleuse');
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page).toHaveURL(pathPattern(() => paths.ownerRegistry(registry.id)));
  await expect(page.getByRole('article')).toHaveCount(2);
});
