import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { pathPattern } from '../server/testing/path-pattern.ts';
import { drawPicture } from './people/parents-hands.ts';
import { endSessions, newRegistry, newWishes, unique } from './people/people.ts';
import { fillLogin, logOut } from './people/session.ts';
import { apiAt } from './service/api.ts';
import { logIn, test } from './service/fixtures.ts';
import { linkIn } from './service/outbox.ts';

/** The end is told on the login page. */
async function expectSessionEnd(page: Page, said = 'Session expirée'): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: said })).toContainText('Reconnectez-vous');
  await expect(page).toHaveURL(pathPattern((from) => paths.login({ from })));
}

test.beforeEach(({ guard }) => guard.tolerate(/status of 403/));

test('the session ends in the middle of the list form, and everything typed is back after logging in', async ({
  page,
  parent,
  service,
  outbox,
}) => {
  await logIn(page, parent);
  await page.goto(paths.newRegistry());
  await page.getByRole('textbox', { name: 'Nom de la liste' }).fill('La liste de Basile');
  await page.getByLabel(/^Date prévue de la naissance/).fill('2027-03-14');
  await page.getByRole('checkbox', { name: 'Liste publique' }).uncheck();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('textbox', { name: 'Destinataire' }).fill('Famille Martin');
  await page.getByRole('textbox', { name: 'Numéro et rue' }).fill('3 place du Marché');
  await page.getByRole('textbox', { name: 'Code postal' }).fill('1000');
  await page.getByRole('textbox', { name: 'Ville' }).fill('Bruxelles');
  await page.getByRole('combobox', { name: 'Pays' }).selectOption({ label: 'Belgique' });
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Basile');
  await page.getByRole('radio', { name: 'Garçon' }).check();

  const password = await endSessions(service.url, outbox, parent);
  await page.getByRole('button', { name: 'Créer la liste' }).click();
  await expectSessionEnd(page);
  await fillLogin(page, parent.email, password);

  await expect(page.getByText('Nous avons retrouvé ce que vous aviez commencé à écrire.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Basile');
  await expect(page.getByRole('radio', { name: 'Garçon' })).toBeChecked();
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect(page.getByRole('textbox', { name: 'Ville' })).toHaveValue('Bruxelles');
  await expect(page.getByRole('combobox', { name: 'Pays' }).locator('option:checked')).toHaveText('Belgique');
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect(page.getByRole('textbox', { name: 'Nom de la liste' })).toHaveValue('La liste de Basile');
  await expect(page.getByLabel(/^Date prévue de la naissance/)).toHaveValue('2027-03-14');
  await expect(page.getByRole('checkbox', { name: 'Liste publique' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('button', { name: 'Créer la liste' }).click();
  await expect(page.getByRole('link', { name: 'La liste de Basile', exact: true })).toBeVisible();
});

test('another tab logs out in the middle of the gift form, and everything typed is back after logging in', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Un premier cadeau' }]);
  await logIn(page, parent);
  await page.goto(paths.newWish(registry.id));
  await page.getByRole('textbox', { name: 'Nom du cadeau' }).fill('Poussette tout-terrain');
  await page.getByRole('textbox', { name: 'Prix' }).fill('249,90');
  const fewer = page.getByRole('button', { name: 'Un de moins' });
  await expect(fewer).toBeDisabled();
  await page.getByRole('button', { name: 'Un de plus' }).click();
  await expect(fewer).toBeEnabled();
  await page.getByRole('checkbox', { name: 'C’est un coup de cœur' }).check();
  await page.getByRole('textbox', { name: 'Description' }).fill('Vert sapin,\navec le panier.');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Ajouter une photo' }).click();
  const picture = { name: 'poussette.png', mimeType: 'image/png', buffer: await drawPicture(page) };
  await (await chooser).setFiles(picture);
  await expect(page.getByRole('img', { name: 'Photo du cadeau' })).toBeVisible();

  await page.getByRole('button', { name: 'Nouvelle catégorie' }).click();
  await page.getByRole('textbox', { name: 'Nom de la nouvelle catégorie' }).fill('Promenade');

  const otherTab = await page.context().newPage();
  await otherTab.goto(paths.myRegistries());
  await logOut(otherTab);
  await expectSessionEnd(page, 'Session terminée dans un autre onglet');
  await fillLogin(page, parent.email, parent.password);

  await expect(page).toHaveURL(paths.newWish(registry.id));
  await expect(page.getByText('Nous avons retrouvé ce que vous aviez commencé à écrire.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nom du cadeau' })).toHaveValue('Poussette tout-terrain');
  await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue('249,90');
  await expect(page.getByRole('textbox', { name: 'Quantité' })).toHaveValue('2');
  await expect(page.getByRole('checkbox', { name: 'C’est un coup de cœur' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Vert sapin,\navec le panier.');
  await expect(page.getByRole('img', { name: 'Photo du cadeau' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nom de la nouvelle catégorie' })).toHaveValue('Promenade');
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Promenade' })).toBeVisible();
});

test('a list that was being edited when the session expired is saved after logging in', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(paths.editRegistry(registry.id));
  await page.getByRole('textbox', { name: 'Nom de la liste' }).fill('La liste de Léonie et Max');
  await page.evaluate(() => localStorage.setItem('cigogne', JSON.stringify({ token: 'no.longer.valid' })));
  await page.reload();
  await expectSessionEnd(page);
  await fillLogin(page, parent.email, parent.password);
  await expect(page.getByRole('textbox', { name: 'Nom de la liste' })).toHaveValue('La liste de Léonie et Max');
  await page.getByRole('button', { name: 'L’adresse' }).click();
  await page.getByRole('button', { name: 'Le bébé' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Vos modifications sont enregistrées.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'La liste de Léonie et Max', exact: true })).toBeVisible();
});

test('a session that has ended since is noticed on the login page, which leads on all the same', async ({
  page,
  parent,
}) => {
  await page.goto('/api/v1/');
  await page.evaluate(() => localStorage.setItem('cigogne', JSON.stringify({ token: 'no.longer.valid' })));
  await page.goto(paths.login({ from: paths.newRegistry() }));
  await expectSessionEnd(page);
  await fillLogin(page, parent.email, parent.password);
  await expect(page).toHaveURL(paths.newRegistry());
  await expect(page.getByText('Session expirée')).toBeHidden();
});

test('whoever is logged in already is led on from the login page', async ({ page, parent }) => {
  await logIn(page, parent);
  await page.goto(paths.login({ from: paths.newRegistry() }));
  await expect(page).toHaveURL(paths.newRegistry());
});

test('logging out goes home, and the private pages are closed', async ({ page, parent }) => {
  await logIn(page, parent);
  await page.goto(paths.myRegistries());
  await logOut(page);
  // Of an empty basket nothing is said.
  await expect(page.getByText('Déconnexion réussie.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(paths.home());
  await page.goBack();
  await expect(page).toHaveURL(paths.home());
  for (const path of [
    paths.myRegistries(),
    paths.newRegistry(),
    paths.ownerRegistry(1),
    paths.editRegistry(1),
    paths.newWish(1),
    paths.ownerWish(1, 2),
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(paths.home());
  }
});

test('logging out ends the session everywhere, and leaves nothing but the basket in the browser', async ({
  page,
  parent,
  service,
}) => {
  await logIn(page, parent);
  await page.evaluate((path) => {
    const kept = JSON.parse(localStorage.getItem('cigogne') ?? '{}');
    localStorage.setItem('cigogne', JSON.stringify({ ...kept, basket: { registries: [] } }));
    localStorage.setItem('cigogne-way-back', JSON.stringify({ value: path, until: Date.now() + 60_000 }));
    sessionStorage.setItem(
      'cigogne-booked',
      JSON.stringify({ token: 'giver', email: 'g@example.org', until: Date.now() + 600_000 }),
    );
    sessionStorage.setItem('cigogne-draft:list', JSON.stringify({ title: 'La liste' }));
  }, paths.ownerRegistry(1));
  await page.goto(paths.myRegistries());
  await logOut(page);
  await expect(page).toHaveURL(paths.home());
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => key.startsWith('cigogne'))).toEqual(['cigogne']);
  const kept = await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('cigogne') ?? '{}')));
  expect(kept).toEqual(['basket']);
  const me = await page.request.get(`${service.url}/api/v1/user/me`, {
    headers: { authorization: `Bearer ${parent.token}` },
  });
  expect(me.status()).toBe(403);
});

test('logging out empties the other tabs, too, but for what one of them still shows', async ({ page, parent }) => {
  await logIn(page, parent);
  await page.goto(paths.newRegistry());
  await page.getByRole('textbox', { name: 'Nom de la liste' }).fill('La liste de Basile');
  await page.evaluate(() => {
    sessionStorage.setItem('cigogne-booked', JSON.stringify({ token: 'giver', until: Date.now() + 600_000 }));
    sessionStorage.setItem('cigogne-draft:gift', JSON.stringify({ title: 'Un secret' }));
  });
  const otherTab = await page.context().newPage();
  await otherTab.goto(paths.myRegistries());
  await logOut(otherTab);
  const keys = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('cigogne-')));
  await expect.poll(keys).toEqual([expect.stringMatching(/^cigogne-draft:list:/)]);
  await expectSessionEnd(page, 'Session terminée dans un autre onglet');
  await page.goto(paths.home());
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('cigogne-emptied');
});

test('logging out says so when the service could not be told', async ({ page, parent, guard }) => {
  guard.tolerate(/ERR_FAILED/);
  await logIn(page, parent);
  await page.goto(paths.myRegistries());
  await page.route('**/login/logout', (route) => route.abort());
  await logOut(page);
  await expect(page.getByText('Déconnexion faite ici seulement')).toBeVisible();
  await expect(page).toHaveURL(paths.home());
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

test('an unknown address leads home', async ({ page }) => {
  for (const path of ['/nowhere', '/my-list', '/list/1/2/3', '/wp-login.php', '/my-list/L%E9onie']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(paths.home());
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
