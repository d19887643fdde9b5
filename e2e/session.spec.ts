import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { goToSummary, putIntoBasket } from './people/givers.ts';
import { drawPicture, turnToLastPage } from './people/parents-hands.ts';
import { endSessions, newParent, newRegistry, newWishes, share } from './people/people.ts';
import { expectSessionEnd, fillLogin, logOut } from './people/session.ts';
import { logIn, test } from './service/fixtures.ts';

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
  await turnToLastPage(page);
  await page.getByRole('button', { name: 'Créer la liste' }).click();
  await expect(page.getByRole('link', { name: 'La liste de Basile', exact: true })).toBeVisible();
});

test('what was typed about one account stands in no form of another that logs in once the session ended', async ({
  page,
  parent,
  service,
  outbox,
}) => {
  const other = await newParent(service.url, outbox);
  await logIn(page, parent);
  await page.goto(paths.account());
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Zoé');
  await page.getByRole('button', { name: 'Changer d’adresse' }).click();
  await page.getByRole('textbox', { name: 'Nouvelle adresse' }).fill('zoe@nouvelle.example');
  await endSessions(service.url, outbox, parent);
  await page.goto(paths.account());
  await expectSessionEnd(page);
  await fillLogin(page, other.email, other.password);
  await expect(page.getByText(other.email)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prénom' })).not.toHaveValue('Zoé');
  await page.getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect(page.getByRole('textbox', { name: 'Nouvelle adresse' })).toHaveValue('');
});

test('what one account typed to book gifts is not read by another, and is there again for the first', async ({
  page,
  parent,
  service,
  outbox,
}) => {
  const other = await newParent(service.url, outbox);
  const registry = await newRegistry(other);
  const name = await share(other, registry);
  await newWishes(other, registry, [{ title: 'Mobile en bois' }]);
  await logIn(page, parent);
  await goToSummary(page, paths.publicRegistry(name), ['Mobile en bois']);
  const message = page.getByRole('textbox', { name: 'Un petit mot' });
  await message.fill('Rien que pour vous');
  for (const [person, typed] of [
    [other, ''],
    [parent, 'Rien que pour vous'],
  ] as const) {
    // As after a session that expired.
    await page.evaluate((token) => {
      const kept = JSON.parse(localStorage.getItem('cigogne') ?? '{}');
      localStorage.setItem('cigogne', JSON.stringify({ ...kept, token }));
    }, person.token);
    await page.goto(paths.summary());
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
    await expect(message).toHaveValue(typed);
  }
});

test('another account logs in in another tab: what this one shows is theirs at once', async ({
  page,
  parent,
  service,
  outbox,
}) => {
  const other = await newParent(service.url, outbox);
  await newRegistry(parent, { title: 'La liste de la première' });
  await newRegistry(other, { title: 'La liste de la seconde' });
  await logIn(page, parent);
  await page.goto(paths.myRegistries());
  await expect(page.getByRole('link', { name: 'La liste de la première', exact: true })).toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto(paths.contact());
  // As an activation link does.
  await otherTab.evaluate((token) => localStorage.setItem('cigogne', JSON.stringify({ token })), other.token);
  await expect(page.getByRole('link', { name: 'La liste de la seconde', exact: true })).toBeVisible();
  await expect(page.getByText('La liste de la première')).toHaveCount(0);
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

test('on a slow phone, too, the login page says that the session has ended', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(`${paths.editRegistry(registry.id)}?page=babies`);
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Basile');
  await page.evaluate(() => {
    // It is busy for long after showing the notice.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=alert]')) return;
      observer.disconnect();
      for (const until = performance.now() + 1500; performance.now() < until; );
    }).observe(document.body, { childList: true, subtree: true });
  });
  const [session] = await parent.api('GET /user/me/sessions');
  await parent.api('DELETE /user/me/sessions/{session_id}', { params: { session_id: session?.id ?? 0 } });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  // It went with the page that it was said on, a moment after the next had come.
  await page.waitForTimeout(500);
  await expectSessionEnd(page);
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

test('whoever is logged in needs neither login nor account, and is led on; logging out keeps the basket', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  const name = await share(parent, registry);
  await newWishes(parent, registry, [{ title: 'Mobile en bois' }]);
  await logIn(page, parent);
  await page.goto(paths.login({ from: paths.newRegistry() }));
  await expect(page).toHaveURL(paths.newRegistry());
  await page.goto(paths.register());
  await expect(page).toHaveURL(paths.myRegistries());

  await page.goto(paths.publicRegistry(name));
  await putIntoBasket(page, 'Mobile en bois');
  await logOut(page);
  await expect(page.getByText('Déconnexion réussie. Votre panier est conservé.')).toBeVisible();
  await expect(page).toHaveURL(paths.home());
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cigogne') ?? '{}').token)).toBeUndefined();
  await page.getByRole('link', { name: 'Panier, 1 cadeau' }).click();
  await expect(page.getByRole('row', { name: 'Mobile en bois' })).toBeVisible();
});
