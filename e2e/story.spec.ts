// The whole story: parents register and share a list, a grandmother reserves and is thanked. Then what may happen on
// the way: a forgotten password.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { pathPattern } from '../server/testing/path-pattern.ts';
import { fillSummary, type Giver, newGiver, putIntoBasket } from './people/givers.ts';
import { untilOurs } from './people/ours.ts';
import { addWish, createRegistry, drawPicture, register } from './people/parents-hands.ts';
import { unique, untilNoDoubleTap } from './people/people.ts';
import { fillLogin } from './people/session.ts';
import { createShortLink, shareRegistry } from './people/sharing-hands.ts';
import { allowClipboard } from './service/firefox.ts';
import { logIn, test } from './service/fixtures.ts';
import { linkIn, type Outbox, type ReceivedMail } from './service/outbox.ts';

const MOBILE = 'Mobile en bois';
const DOUDOU = 'Doudou lapin';
const BODIES = 'Bodies 6 mois';
const PAGES_OF_MAIL =
  /^(Mes réservations|La liste de Léonie.*|La liste de naissance qui.*|Mobile en bois|Bodies 6 mois|Ne plus recevoir.*)$/;

test('a family lives the whole story, from registering to the thanks', { tag: '@wide' }, async ({
  page,
  outbox,
  newVisitor,
  service,
}) => {
  // As long as five other journeys.
  test.setTimeout(120_000);
  const account = {
    firstName: 'Camille',
    lastName: 'Martin',
    email: `c.${unique()}@example.org`,
    password: 'Berceau!lune7',
  };
  const title = `La liste de Léonie ${unique()}`;
  const name = `leonie-${unique()}`;
  const giver = newGiver();
  const grandmother = await newVisitor();

  await test.step('the parent registers and makes a list', async () => {
    await register(page, outbox, account);
    await createRegistry(page, title, 'Camille et Sacha Martin');
    await expect(page).toHaveURL(paths.myRegistries());
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('button', { name: /^Image de couverture/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).click();
    await addWish(page, { title: MOBILE, category: 'Chambre', price: '39,90', link: 'https://shop.example/mobile' });
    await addWish(page, { title: DOUDOU, category: 'Éveil', price: '25', picture: await drawPicture(page) });
    await addWish(page, { title: BODIES, category: 'Vêtements', price: '12.5', more: 1 });
  });
  await test.step('the parent shares it', async () => {
    await createShortLink(page, name);
    await allowClipboard(page.context());
    // In Firefox one window has the focus: the grandmother's, which was opened last.
    await page.bringToFront();
    await shareRegistry(page, `${service.url}${paths.sharedRegistry(name, 'fr')}`, title);
  });
  await test.step('the grandmother reserves two gifts', async () => {
    // In a window behind another Firefox gives an element the focus, but it does not match :focus.
    await grandmother.bringToFront();
    await reserveTwo(grandmother, name, giver);
  });
  await test.step('her summary mail leads everywhere it says', async () => {
    const mail = await outbox.mailTo(giver.email, /C’est réservé : 2 cadeaux/);
    expect(mail.text).toContain('12 rue des Lilas');
    await expectWorkingLinks(grandmother, mail, service.url);
  });
  await test.step('the parent reads of it, thanks, and marks a gift as received', async () => {
    const mail = await outbox.mailTo(account.email, /Monique D.* a réservé 2 cadeaux/);
    await page.goto(linkIn(mail, paths.ownerRegistry));
    await thankForAll(page);
    await page.getByRole('button', { name: 'Marquer comme reçu' }).click();
    const question = page.getByRole('dialog', { name: 'Avez-vous bien reçu ce cadeau ?' });
    await question.getByRole('button', { name: 'Oui, je l’ai reçu' }).click();
    await expect(page.getByText('Réception confirmée')).toBeVisible();
    await expect(page).toHaveURL(pathPattern((part) => paths.ownerRegistry(part)));
  });
  await test.step('the grandmother reads the thanks, buys, and changes her mind', async () => {
    await readThanks(grandmother, outbox, giver);
    await grandmother.goto(paths.publicRegistry(name));
    await expect(grandmother.getByRole('button', { name: `Réserver : ${BODIES}` })).toBeVisible();
  });
});

/** Opens the shared link, filters, fills the basket, and reserves. */
async function reserveTwo(page: Page, name: string, giver: Giver): Promise<void> {
  await page.goto(paths.sharedRegistry(name, 'fr'));
  await expect(page).toHaveURL(paths.publicRegistry(name));
  await page.getByRole('button', { name: 'J’ai compris', exact: true }).click();
  const gifts = page.getByRole('article');
  await expect(gifts).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Rechercher un cadeau' }).fill('mobile');
  await expect(gifts).toHaveCount(1);
  await putIntoBasket(page, MOBILE);
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(gifts).toHaveCount(3);
  await putIntoBasket(page, BODIES);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Panier, 2 cadeaux' })).toBeVisible();

  await page.getByRole('link', { name: 'Voir mon panier' }).click();
  await expect(page.getByRole('row', { name: MOBILE })).toContainText('39,90');
  await page.getByRole('link', { name: 'Réserver ces cadeaux' }).click();
  await fillSummary(page, giver);
  await page.getByRole('textbox', { name: 'Un petit mot pour les parents' }).fill('Avec tout mon amour,\nMamie');
  await page.getByRole('checkbox', { name: 'Ne pas montrer mon nom aux autres visiteurs' }).check();
  await page.getByRole('button', { name: 'Réserver', exact: true }).click();

  await expect(page).toHaveURL(paths.confirmation());
  await expect(page.getByRole('main').getByText('Cadeaux réservés')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(giver.email);
  await expect(page.getByRole('main')).toContainText('Ce n’est pas votre adresse email\u00A0? Annulez');
  await expect(page.getByRole('link', { name: 'Panier', exact: true }).first()).toBeVisible();
}

/** Each of our own links in a mail leads to its page, which says what it is before any script runs. */
async function expectWorkingLinks({ request }: Page, { links }: ReceivedMail, url: string): Promise<void> {
  const own = links.filter((link) => link.startsWith(url));
  expect(own.some((link) => link.includes('/my-booking/'))).toBe(true);
  for (const link of new Set(own)) {
    const response = await request.get(link);
    expect(response.status(), link).toBeLessThan(400);
    const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text()) ?? [];
    // « 6 mois » is bound for reading.
    expect(title.replaceAll(/<[^>]*>/g, '').replaceAll('\u00A0', ' '), link).toMatch(PAGES_OF_MAIL);
  }
}

/** From the list: opens the first gift waiting for thanks, and thanks its giver for all gifts at once. */
async function thankForAll(page: Page): Promise<void> {
  await expect(page.getByText('2 cadeaux attendent votre merci')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: MOBILE })).toContainText('Monique Durand');
  await page.getByRole('link', { name: MOBILE, exact: true }).click();
  await expect(page.getByText('Avec tout mon amour,')).toBeVisible();
  await expect(page.getByText('Anonyme pour les autres visiteurs')).toBeVisible();
  await page.getByRole('button', { name: 'Remercier', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Remercier Monique Durand' });
  await expect(dialog.getByRole('checkbox', { name: /Remercier aussi pour «/ })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Votre message' }).fill('Merci, Mamie ! Léonie adore déjà.');
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Remerciement envoyé')).toBeVisible();
  await expect(page.getByText('Merci envoyé', { exact: true })).toBeVisible();
}

/** Reads the thanks, marks one gift as bought, and cancels it after all. */
async function readThanks(page: Page, outbox: Outbox, giver: Giver): Promise<void> {
  const thanks = await outbox.mailTo(giver.email, /Un merci de la part de/);
  expect(thanks.text).toContain('Merci, Mamie ! Léonie adore déjà.');
  expect(thanks.text).toContain(MOBILE);
  expect(thanks.text).toContain(BODIES);

  await page.goto(linkIn(thanks, paths.myBooking));
  await expect(page.getByText('Reçu par les parents')).toBeVisible();
  await page.getByRole('button', { name: `J’ai acheté ce cadeau (${BODIES})` }).click();
  await expect(page.getByText('C’est noté, merci !')).toBeVisible();
  await untilNoDoubleTap(page);
  await page.getByRole('button', { name: `Annuler la réservation (${BODIES})` }).click();
  const dialog = page.getByRole('dialog', { name: 'Annuler cette réservation ?' });
  await expect(dialog).toContainText('Vous avez indiqué l’avoir déjà acheté.');
  await dialog.getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(page.getByText('Réservation annulée')).toBeVisible();
  await expect(page.getByRole('heading', { name: BODIES })).toBeHidden();
}

test('a forgotten password is replaced by mail, which ends the sessions that were open', async ({
  page,
  parent,
  outbox,
  newVisitor,
  guard,
}) => {
  guard.tolerate(/status of 40[03]/);
  const elsewhere = await newVisitor();
  await logIn(elsewhere, parent);
  await elsewhere.goto(paths.myRegistries());
  await expect(elsewhere.getByRole('main').getByRole('link', { name: 'Créer une liste' })).toBeVisible();

  await page.goto(paths.login());
  await untilOurs(page);
  const address = page.getByRole('textbox', { name: 'Adresse email' });
  await address.fill(parent.email);
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page).toHaveURL(paths.register());
  await expect(address).toHaveValue(parent.email);
  await page.goBack();
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible();
  await expect(address).toHaveValue(parent.email);
  await page.getByRole('link', { name: 'Revenir à la connexion' }).click();
  await expect(address).toHaveValue(parent.email);
  await page.goBack();
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Email envoyé')).toBeVisible();
  await expect(page).toHaveURL(paths.login());

  const link = linkIn(await outbox.mailTo(parent.email, /nouveau mot de passe/), paths.resetPassword);
  await page.goto(link);
  await page.getByLabel(/^Nouveau mot de passe/).fill('Galet?brume2');
  await page.getByLabel(/^Confirmez le mot de passe/).fill('Galet?brume2');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Mot de passe modifié avec succès. Vous pouvez vous connecter.')).toBeVisible();
  await fillLogin(page, parent.email, 'Galet?brume2');
  await expect(page).toHaveURL(paths.myRegistries());

  await elsewhere.reload();
  await expect(elsewhere.getByText('Session expirée')).toBeVisible();
  await expect(elsewhere).toHaveURL(pathPattern(() => paths.login()));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
});
