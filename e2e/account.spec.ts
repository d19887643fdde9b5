import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newParent, newRegistry, newWishes, share, unique } from './people/people.ts';
import { fillLogin, logOut, openMenu } from './people/session.ts';
import { apiAt } from './service/api.ts';
import { logIn, test } from './service/fixtures.ts';
import { linkIn } from './service/outbox.ts';

async function openAccount(page: Page): Promise<void> {
  await page.goto(paths.myRegistries());
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Mon compte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
}

async function askForAddress(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Changer d’adresse' }).click();
  await page.getByRole('textbox', { name: 'Nouvelle adresse email' }).fill(email);
  await page.getByLabel(/^Mot de passe actuel/).fill(password);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
}

/** As the service worker keeps what is there to be read without a network. */
function keepAList(page: Page): Promise<void> {
  return page.evaluate(async () => (await caches.open('lists')).put('/my-list/suzanne', new Response()));
}

function keptLists(page: Page): Promise<boolean> {
  return page.evaluate(() => caches.has('lists'));
}

test('a parent changes name, password and address, and is told by mail', async ({
  page,
  parent,
  service,
  outbox,
  guard,
}) => {
  guard.tolerate(/status of 422/);
  const elsewhere = { username: parent.email, password: parent.password };
  await apiAt(service.url)('POST /login/access-token', { body: elsewhere });
  await logIn(page, parent);
  await openAccount(page);
  const devices = page.getByRole('region', { name: 'Vos appareils' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  // Only what was changed calls for being saved.
  const save = page.getByRole('button', { name: 'Enregistrer' });
  const [quiet, loud] = ['rgb(23, 103, 139)', 'rgb(255, 255, 255)'];
  await expect(save).toHaveCSS('color', quiet);
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Zoé');
  await expect(save).toHaveCSS('color', loud);
  await save.click();
  await expect(page.getByText('Vos modifications sont enregistrées.')).toBeVisible();
  await expect(save).toHaveCSS('color', quiet);

  await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
  await expect(page.getByLabel(/^Mot de passe actuel/)).toBeFocused();
  const password = `Hochet!lune-${unique()}`;
  await page.getByLabel(/^Mot de passe actuel/).fill(`${parent.password}?`);
  await page.getByLabel(/^Nouveau mot de passe/).fill(password);
  await page.getByLabel(/^Confirmez le mot de passe/).fill(password);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Ce n’est pas votre mot de passe actuel')).toBeVisible();
  await page.getByLabel(/^Mot de passe actuel/).fill(parent.password);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe est changé.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Changer de mot de passe' })).toBeFocused();
  // The new password has logged the other device out.
  await expect(devices).toHaveCount(1);

  const email = `zoe.${unique()}@example.org`;
  await askForAddress(page, email, password);
  await expect(page.getByRole('status').filter({ hasText: `Il reste à confirmer ${email}` })).toBeVisible();
  await outbox.mailTo(parent.email, /Vous changez d’adresse/);
  const mail = await outbox.mailTo(email, /Confirmez votre nouvelle adresse/);
  await page.goto(linkIn(mail, paths.confirmEmail));
  await expect(page.getByRole('heading', { name: 'Votre adresse est confirmée' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir mes listes' }).click();
  await expect(page).toHaveURL(paths.myRegistries());

  await logOut(page);
  await expect(page).toHaveURL(paths.home());
  await page.goto(paths.login());
  await fillLogin(page, email, password);
  await expect(page).toHaveURL(paths.myRegistries());
});

test('a parent cancels a new address that was mistyped', async ({ page, parent }) => {
  await logIn(page, parent);
  await page.goto(paths.account());
  await askForAddress(page, `mal.${unique()}@example.org`, parent.password);
  await page.getByRole('button', { name: 'Garder mon adresse actuelle' }).click();
  const notice = page.getByText('Vous gardez votre adresse actuelle.');
  await expect(notice).toBeVisible();
  await expect(page.getByText(/Il reste à confirmer/)).toHaveCount(0);

  // Nothing is sent to the address one has.
  await expect(notice).toBeHidden();
  await askForAddress(page, parent.email.toUpperCase(), parent.password);
  await expect(notice).toBeVisible();
});

// Firefox's driver does not report files a page generates and downloads.
test('a parent downloads everything that the service knows', { tag: '@chromium' }, async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Poussette' }]);
  await logIn(page, parent);
  await page.goto(paths.account());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^cigogne-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.account.email).toBe(parent.email);
  expect(data.birth_registries[0].categories[0].wishes[0].title).toBe('Poussette');
});

test('a parent who activated the account elsewhere reads what is missing in the download, and gets it by a new password', async ({
  page,
  service,
  outbox,
}) => {
  const parent = await newParent(service.url, outbox, { elsewhere: true });
  await logIn(page, parent);
  await page.goto(paths.account());
  const missing = page.getByText(/ce qui ne tient qu’à votre adresse/);
  await expect(missing).toBeVisible();
  await page.getByRole('link', { name: 'Nouveau mot de passe par email' }).click();
  await page.getByRole('textbox', { name: 'Adresse email' }).fill(parent.email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await page.goto(linkIn(await outbox.mailTo(parent.email, /nouveau mot de passe/), paths.resetPassword));
  await keepAList(page);
  const password = `Hochet!lune-${unique()}`;
  for (const field of await page.locator('input[type=password]').all()) await field.fill(password);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page).toHaveURL(paths.login());
  expect(await keptLists(page), 'of the session that has ended').toBe(false);
  await fillLogin(page, parent.email, password);
  await expect(page).toHaveURL(paths.myRegistries());
  await openAccount(page);
  await expect(page.getByRole('button', { name: 'Télécharger mes données' })).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test('a parent deletes the account, logs in again, and the lists are back', async ({ page, parent, guard }) => {
  guard.tolerate(/status of 422/);
  const registry = await newRegistry(parent, { title: 'La liste de Basile' });
  const name = await share(parent, registry);
  const visit = async () => (await page.request.get(paths.publicRegistry(name))).status();
  await logIn(page, parent);
  await page.goto(paths.account());
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte ?' });
  await dialog.getByLabel(/^Mot de passe actuel/).fill('Autre!123');
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(dialog.getByText('Ce n’est pas votre mot de passe actuel')).toBeVisible();
  await keepAList(page);
  await dialog.getByLabel(/^Mot de passe actuel/).fill(parent.password);
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByText(/Votre compte est supprimé/)).toBeVisible();
  await expect(page).toHaveURL(paths.home());

  expect(await keptLists(page)).toBe(false);
  expect(await visit()).toBe(404);

  await page.goto(paths.login());
  await fillLogin(page, parent.email, parent.password);
  await expect(page.getByText('Votre compte et vos listes sont de nouveau là, comme avant.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'La liste de Basile', exact: true })).toBeVisible();
  expect(await visit()).toBe(200);
});

test('a parent opens the link to a new address while logged out: the login leads back to it', async ({
  parent,
  outbox,
  newVisitor,
}) => {
  const email = `zoe.${unique()}@example.org`;
  await parent.api('PUT /user/me', { body: { email, current_password: parent.password } });
  const link = linkIn(await outbox.mailTo(email, /Confirmez votre nouvelle adresse/), paths.confirmEmail);
  const elsewhere = await newVisitor();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Connectez-vous au compte qui a demandé cette adresse')).toBeVisible();
  await expect(elsewhere.getByText(email)).toHaveCount(0);
  await elsewhere.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await fillLogin(elsewhere, parent.email, parent.password);
  await expect(elsewhere.getByText(`Vous vous connectez désormais avec ${email}.`)).toBeVisible();

  // All other sessions of the account have ended.
  await expect(parent.api('GET /user/me')).rejects.toThrow();
});

test('a parent sees where the account is logged in, and ends a session there', async ({
  page,
  parent,
  service,
  guard,
}) => {
  guard.tolerate(/status of 404/);
  // A phone and a tablet, logged in with this browser.
  const [phone, tablet] = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const form = { username: parent.email, password: parent.password };
      const { access_token } = await (await page.request.post('/api/v1/login/access-token', { form })).json();
      return apiAt(service.url, access_token);
    }),
  );
  await logIn(page, parent);
  await page.goto(paths.account());
  const devices = page.getByRole('region', { name: 'Vos appareils' }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.filter({ hasText: 'Cet appareil' })).toHaveCount(1);
  // By now it has logged out by itself.
  const other = (await parent.api('GET /user/me/sessions')).find(({ is_current }) => !is_current);
  await parent.api('DELETE /user/me/sessions/{session_id}', { params: { session_id: other?.id ?? 0 } });
  await devices
    .getByRole('button', { name: /^Déconnecter (?:Chrom|Firefox)/ })
    .first()
    .click();
  await expect(page.getByText('L’appareil est déconnecté.')).toBeVisible();
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Déconnecter tous les autres appareils' }).click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Déconnecter tous les autres appareils' })).toHaveCount(0);
  for (const device of [phone, tablet]) await expect(device?.('GET /user/me')).rejects.toThrow('403');
});

test('an address that a stranger registered too is activated by whoever opens its mail and chooses a password', async ({
  page,
  service,
  outbox,
  guard,
}) => {
  guard.tolerate(/status of 422/);
  const email = `c.${unique()}@example.org`;
  const person = { first_name: 'Camille', last_name: 'Martin', email };
  const anybody = apiAt(service.url);
  await anybody('POST /user/open', { body: { ...person, password: 'Berceau!lune7' } });
  await anybody('POST /user/open', { body: { ...person, first_name: 'Mallory', password: 'Etranger!val7' } });
  await page.goto(linkIn(await outbox.mailTo(email), (part) => paths.activate(part, part)));
  await expect(page.getByRole('heading', { name: 'Choisissez votre mot de passe' })).toBeVisible();
  for (const field of await page.locator('input[type=password]').all()) await field.fill('Marseille!1');
  await page.getByRole('button', { name: 'Activer mon compte' }).click();
  await expect(page.getByText('Ce mot de passe est trop facile à deviner')).toBeVisible();
  for (const field of await page.locator('input[type=password]').all()) await field.fill('Galet!brume7');
  await page.getByRole('button', { name: 'Activer mon compte' }).click();
  await expect(page.getByRole('heading', { name: 'Votre compte est activé' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await fillLogin(page, email, 'Galet!brume7');
  await expect(page).toHaveURL(paths.myRegistries());
});
