import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, fillSummary, goToSummary, newGiver } from './people/givers.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { test } from './service/fixtures.ts';

// Behind a proxy, with rate limits low enough to be reached.
test.use({
  settings: {
    TRUST_PROXY: '1',
    RATE_LIMITS: 'search=2/10m,login.account=2/10m,reset.account=1/10m,activation.account=1/10m,booking.account=1/10m',
  },
});

const WAIT =
  /Beaucoup de demandes en peu de temps, peut-être par une connexion que vous partagez\. Réessayez dans \d+ minutes\./;

/** All of a page's requests come from one address of its own. */
async function liveAt(page: Page, address: string): Promise<void> {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
}

let homes = 0;
test.beforeEach(async ({ page, guard }, { workerIndex }) => {
  guard.tolerate(/status of 4(00|29)/);
  homes += 1;
  await liveAt(page, `198.51.${workerIndex % 256}.${homes}`);
});

test('people who search or book too often are told when to come back; their neighbours are not affected', async ({
  page,
  parent,
  service,
}) => {
  await page.goto(paths.home());
  const search = page.getByRole('searchbox', { name: 'Rechercher une liste de naissance' });
  for (const name of ['Camille', 'Sacha', 'Léonie']) {
    await search.fill(name);
    await search.press('Enter');
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(name)));
  }
  await expect(page.locator('#recherche').getByText(WAIT)).toBeVisible();
  await page.reload();
  await expect(page.locator('#recherche').getByText(WAIT)).toBeVisible();

  await liveAt(page, '203.0.113.7');
  await page.reload();
  await expect(page.getByText('Rechercher', { exact: true })).toBeVisible();
  await expect(page.locator('#recherche').getByText(WAIT)).toBeHidden();

  const registry = await newRegistry(parent);
  const name = await share(parent, registry);
  const [first, ...rest] = await newWishes(parent, registry, [{ title: 'Hochet' }, { title: 'Doudou' }]);
  expect(rest).toHaveLength(1);
  const giver = newGiver();
  if (first) await bookWishes(service.url, [first], giver);
  // The same address as the booking before.
  await liveAt(page, '127.0.0.1');
  await goToSummary(page, paths.sharedRegistry(name, 'fr'), ['Doudou']);
  await fillSummary(page, giver);
  await page.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(page.locator('form').getByText(WAIT)).toBeVisible();
  // The basket is kept.
  await page.goto(paths.basket());
  await expect(page.getByText('Doudou').first()).toBeVisible();
});

test('people who mistype a password too often, or request many mails, are told when to come back', async ({
  page,
  parent,
}) => {
  await page.goto(paths.login());
  await page.getByRole('textbox', { name: 'Adresse email' }).fill(parent.email);
  const password = page.getByRole('textbox', { name: 'Mot de passe', exact: true });
  const notice = page.locator('form').getByText(/Email inconnu|Beaucoup de demandes/);
  for (const expected of [/Email inconnu/, /Email inconnu/, WAIT]) {
    await password.fill('Berceau!faux');
    // What was said of the try before stays until this one is answered.
    const answered = page.waitForResponse('**/login/access-token');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await answered;
    await expect(notice).toHaveText(expected);
  }
  await page.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).click();
  await expect(page).toHaveURL(paths.forgotPassword());

  for (const expected of [/lien est en route/, WAIT]) {
    await page.goto(paths.forgotPassword());
    await page.getByRole('textbox', { name: 'Adresse email' }).fill(parent.email);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(page.getByText(expected).first()).toBeVisible();
  }
  await page.goto(paths.activate(1, 'perdu'));
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
  await page.goto(paths.activate(1, 'perdu'));
  await expect(page.getByText(WAIT)).toBeVisible();
});
