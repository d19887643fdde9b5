// What parents do by hand in the story, from registering to the shared link.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { linkIn, type Outbox } from '../service/outbox.ts';

interface Account {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

interface Gift {
  title: string;
  category: string;
  /** In the form it is typed. */
  price: string;
  /** How often « Un de plus » is pressed. */
  more?: number;
  link?: string;
  picture?: Buffer;
}

/** Registers from the home page, opens the mail's link and logs in; ends at « Mes listes ». */
export async function register(page: Page, outbox: Outbox, account: Account): Promise<void> {
  await page.goto(paths.home());
  await page.getByRole('link', { name: 'Créer ma liste de naissance' }).first().click();
  await signUp(page, outbox, account);
  await expect(page).toHaveURL(paths.myRegistries());
}

/** From the registration form to being logged in, by the mail's link in the same browser. */
export async function signUp(page: Page, outbox: Outbox, account: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill(account.firstName);
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(account.lastName);
  await page.getByRole('textbox', { name: 'Adresse email' }).fill(account.email);
  await page.getByLabel(/^Mot de passe/).fill(account.password);
  await page.getByLabel(/^Confirmez le mot de passe/).fill(account.password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();

  const dialog = page.getByRole('dialog', { name: 'Plus qu’une étape : ouvrez vos emails' });
  await expect(dialog).toContainText(account.email);
  await dialog.getByRole('button', { name: 'J’ai compris' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(paths.home());

  const mail = await outbox.mailTo(account.email, /Activez votre compte/);
  await page.goto(linkIn(mail, (part) => paths.activate(part, part)));
  await expect(page.getByRole('heading', { name: 'Votre compte est activé' })).toBeVisible();
  // In the browser that registered, that is all.
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
}

/** Creates a list with a cover from the library and a baby. */
export async function createRegistry(page: Page, title: string, owner: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Créer une liste' }).click();
  await page.getByRole('textbox', { name: 'Nom de la liste' }).fill(title);
  await page.getByRole('textbox', { name: 'Quelques mots pour vos proches' }).fill('Merci d’être là\npour nous trois.');
  await page.getByRole('button', { name: 'Choisir une image' }).click();
  const library = page.getByRole('dialog', { name: 'Image de couverture' });
  await library.getByRole('radio', { name: 'Lune dans un ciel étoilé' }).check();
  await library.getByRole('button', { name: 'Utiliser cette image' }).click();
  await expect(page.getByRole('img', { name: 'Aperçu de la couverture' })).toBeVisible();
  await page.getByRole('button', { name: 'Suivant' }).click();

  await page.getByRole('textbox', { name: 'Destinataire' }).fill(owner);
  await page.getByRole('textbox', { name: 'Numéro et rue' }).fill('12 rue des Lilas');
  await page.getByRole('textbox', { name: 'Code postal' }).fill('44000');
  await page.getByRole('textbox', { name: 'Ville' }).fill('Nantes');
  await page.getByRole('button', { name: 'Suivant' }).click();

  await page.getByRole('textbox', { name: 'Prénom' }).fill('Léonie');
  await page.getByRole('radio', { name: 'Fille' }).check();
  await page.getByRole('button', { name: 'Créer la liste' }).click();
  await expect(page.getByText('Votre liste est créée. Ajoutez-y vos premiers cadeaux.')).toBeVisible();
}

/** Types no more than a list needs into the open form; what creates it is left to be pressed. */
export async function fillShortRegistry(page: Page, title: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Suivant' });
  await page.getByRole('textbox', { name: 'Nom de la liste' }).fill(title);
  await next.click();
  await page.getByRole('textbox', { name: 'Numéro et rue' }).fill('12 rue des Lilas');
  await page.getByRole('textbox', { name: 'Code postal' }).fill('44000');
  await page.getByRole('textbox', { name: 'Ville' }).fill('Nantes');
  await next.click();
}

/** Turns the open form of a list from its first page to its last; until a page is turned, presses count as one. */
export async function turnToLastPage(page: Page): Promise<void> {
  for (const step of [2, 3]) {
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect(page.getByText(`Étape ${step} sur 3`)).toBeAttached();
  }
}

/** Adds a gift to the open list, in a category created on the spot; ends at the list. */
export async function addWish(page: Page, gift: Gift): Promise<void> {
  await page.getByRole('link', { name: 'Ajouter un cadeau' }).first().click();
  await page.getByRole('textbox', { name: 'Nom du cadeau' }).fill(gift.title);
  if (gift.link) await page.getByRole('textbox', { name: 'Lien vers le cadeau' }).fill(gift.link);
  await chooseNewCategory(page, gift.category);
  await page.getByRole('textbox', { name: 'Prix' }).fill(gift.price);
  for (let times = 0; times < (gift.more ?? 0); times += 1) {
    await page.getByRole('button', { name: 'Un de plus' }).click();
  }
  if (gift.picture) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Ajouter une photo' }).click();
    await (await chooser).setFiles({ name: 'doudou.png', mimeType: 'image/png', buffer: gift.picture });
    await expect(page.getByRole('img', { name: 'Photo du cadeau' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();
  await expect(page.getByRole('heading', { name: gift.title })).toBeVisible();
}

/** Creates a category for the gift whose form is open. */
export async function chooseNewCategory(page: Page, label: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Nouvelle catégorie' });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('textbox', { name: /^(Catégorie|Nom de la nouvelle catégorie)$/ }).fill(label);
  await page.getByRole('button', { name: `Créer « ${label} »` }).click();
  await expect(page.getByRole('combobox', { name: 'Catégorie' }).locator('option:checked')).toHaveText(label);
}

/** A picture like a phone's photo but small: a large one takes the service two seconds. */
export async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 200;
    canvas.height = 150;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw.');
    pen.fillStyle = '#f2b8a2';
    pen.fillRect(0, 0, 200, 150);
    pen.fillStyle = '#22577a';
    pen.arc(100, 75, 50, 0, 2 * Math.PI);
    pen.fill();
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
