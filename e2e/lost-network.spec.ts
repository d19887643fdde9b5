// A booking whose answer is lost: booking-on-its-way.spec.ts; what is asked for again: tried-again.spec.ts.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { putIntoBasket } from './people/givers.ts';
import { newRegistry, newWishes, type Parent, share, untilNoDoubleTap } from './people/people.ts';
import { unfoldSharing } from './people/sharing-hands.ts';
import { apiAt } from './service/api.ts';
import { logIn, test } from './service/fixtures.ts';
import { linkIn } from './service/outbox.ts';

const WISH = 'Mobile en bois';

test.beforeEach(({ guard }) =>
  guard.tolerate(/status of (400|403|500)|ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch/),
);

/** A list online with one gift, and a session the service no longer knows. */
async function visitWithOldSession(page: Page, parent: Parent): Promise<string> {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: WISH }]);
  const name = await share(parent, registry);
  await logIn(page, { ...parent, token: 'no.longer.valid' });
  return paths.publicRegistry(name);
}

const sessionEnd = (page: Page) => page.getByRole('alert').filter({ hasText: 'Session expirée' });

test('a reader whose session has ended stays on the public page, and can book', async ({ page, parent }) => {
  const path = await visitWithOldSession(page, parent);
  await page.goto(path);
  await expect(sessionEnd(page)).toContainText('Reconnectez-vous');
  await expect(page).toHaveURL(path);
  await putIntoBasket(page, WISH);
  await page.evaluate(() => {
    const { basket } = JSON.parse(localStorage.getItem('cigogne') ?? '{}');
    localStorage.setItem('cigogne', JSON.stringify({ basket, token: 'no.longer.valid' }));
  });
  await page.goto(paths.basket());
  await expect(sessionEnd(page)).toBeVisible();
  await expect(page.getByText('Nous n’avons pas pu vérifier')).toBeHidden();
  await expect(page.getByText('Camille et Sacha Martin')).toBeVisible();
  await page.getByRole('link', { name: 'Réserver ce cadeau' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmer ma réservation' })).toBeVisible();
});

test('a lost network logs nobody out and keeps what was typed', async ({ page, parent }) => {
  await logIn(page, parent);
  const registry = await newRegistry(parent);
  const [gift] = await newWishes(parent, registry, [{ title: WISH }]);
  await page.goto(paths.editWish(registry.id, gift.id));
  await page.getByRole('textbox', { name: 'Nom du cadeau' }).fill('Mobile en laine');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('alert')).toContainText('Impossible de modifier le voeu');
  await expect(page.locator('form')).toContainText('Vérifiez votre connexion');
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Vous êtes hors connexion' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nom du cadeau' })).toHaveValue('Mobile en laine');

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Cadeau modifié')).toBeVisible();
});

test('why a short link cannot be changed is the service’s own reason; what cannot be loaded again stays', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: WISH }, { title: 'Body' }]);
  const name = await share(parent, registry);
  const problem = { status: 500, title: 'Erreur', detail: 'Ce nom est en travaux.', code: 'NEWER_THAN_THIS_PAGE' };
  const change = '**/api/v1/shortlink/*';
  await page.route(change, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await expect(page.getByRole('article')).toHaveCount(2);
  await unfoldSharing(page);
  await page.getByRole('button', { name: 'Modifier le lien' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  await save.click();
  await expect(dialog).toContainText('Ce nom est en travaux.');

  await page.unroute(change);
  await page.route(`**/api/v1/birthregistry/${registry.id}`, (route) => route.abort());
  await dialog.getByRole('textbox', { name: 'Nom du lien' }).fill(`${name}-2`);
  await save.click();
  await expect(page.getByText('Le service ne répond pas')).toBeVisible();
  await expect(page.getByText('Lien personnalisé mis à jour')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a new password that gets no answer says so in the agreed words', async ({ page, parent, outbox }) => {
  await parent.api('POST /password-reset/request-reset', { body: { email: parent.email } });
  await page.goto(linkIn(await outbox.mailTo(parent.email, /nouveau mot de passe/), paths.resetPassword));
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('Galet!brume7');
  await page.getByRole('textbox', { name: 'Confirmez le mot de passe' }).fill('Galet!brume7');
  await page.route('**/password-reset/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.locator('form')).toContainText('Erreur lors du changement de mot de passe');
});

test('a link to a new password that dies meanwhile leads to a request for another, which tells when it gets no answer', async ({
  page,
  parent,
  outbox,
  service,
}) => {
  await parent.api('POST /password-reset/request-reset', { body: { email: parent.email } });
  const link = linkIn(await outbox.mailTo(parent.email, /nouveau mot de passe/), paths.resetPassword);
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('Galet!brume7');
  await page.getByRole('textbox', { name: 'Confirmez le mot de passe' }).fill('Galet!brume7');
  const token = link.split('/').at(-1) ?? '';
  await apiAt(service.url)('POST /password-reset/set-new/', { body: { token, new_password: 'Hochet!lune7' } });
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await expect(page).toHaveURL(paths.forgotPassword());

  await page.getByRole('textbox', { name: 'Adresse email' }).fill('camille@example.org');
  await page.route('**/password-reset/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  // In the agreed words.
  await expect(page.getByRole('alert')).toContainText('Erreur lors de l’opération');
  await expect(page.locator('form')).toContainText('Erreur lors de l’opération');
});

test('what fails on the account’s page is told beside its button until it succeeds', async ({ page, parent }) => {
  await logIn(page, parent);
  await page.goto(paths.account());
  await page.route('**/user/me/export', (route) => route.abort());
  const download = page.getByRole('button', { name: 'Télécharger mes données' });
  await download.click();
  const told = page.getByRole('main').getByText('Le téléchargement n’a pas fonctionné');
  await expect(told).toBeVisible();
  await page.unroute('**/user/me/export');
  await untilNoDoubleTap(page);
  await download.click();
  await expect(page.getByRole('status').filter({ hasText: 'téléchargé' })).toBeVisible();
  await expect(told).toBeHidden();
});

test('a failed deletion is reported in the dialog itself; what is gone already is deleted', async ({
  page,
  parent,
  guard,
}) => {
  guard.tolerate(/status of 404/);
  await logIn(page, parent);
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: WISH }]);
  await page.route('**/api/v1/**', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await page.goto(paths.myRegistries());
  await page.getByRole('button', { name: /^Supprimer la liste/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Supprimer la liste' }).click();
  const said = dialog.getByText('Impossible de supprimer la liste de naissance');
  await expect(said).toHaveCount(2);
  await expect(said).toHaveCount(1);
  await expect(said).toBeVisible();

  // Deleted meanwhile, in another tab say; and the lists that are left cannot be asked for.
  await page.unroute('**/api/v1/**');
  await parent.api('DELETE /birthregistry/{birth_registry_id}', { params: { birth_registry_id: registry.id } });
  await page.route('**/api/v1/birthregistry/mine*', (route) => route.abort());
  await untilNoDoubleTap(page);
  await dialog.getByRole('button', { name: 'Supprimer la liste' }).click();
  await expect(page.getByText('Liste supprimée')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a gift cannot be added while its categories cannot be loaded', async ({ page, parent }) => {
  await logIn(page, parent);
  const registry = await newRegistry(parent);
  await page.route(`**/api/v1/birthregistry/${registry.id}?wishes=none`, (route) => route.fulfill({ status: 500 }));
  await page.goto(paths.newWish(registry.id));
  await expect(page.getByRole('heading', { name: 'Impossible de récupérer la liste des catégories' })).toBeVisible();
});
