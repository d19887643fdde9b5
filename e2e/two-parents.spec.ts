// Two parents and one list: invited by mail, accepted after registering, managed together, ended.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { turnToLastPage } from './people/parents-hands.ts';
import {
  newParent,
  newRegistry,
  newShortLink,
  newWishes,
  type Parent,
  type Registry,
  unique,
  untilNoDoubleTap,
} from './people/people.ts';
import { fillLogin } from './people/session.ts';
import { makeSuperuser } from './people/superuser.ts';
import { expectNoViolations } from './screens/axe.ts';
import { logIn, test } from './service/fixtures.ts';
import { linkIn, type Outbox } from './service/outbox.ts';

test.use({ settings: { FEATURES: 'secondOwner=on' } });

const INVITATION = (part: string) => paths.acceptInvitation(part, part);

/** Invites through the list's page. */
async function inviteByHand(page: Page, registry: Registry, email: string): Promise<void> {
  await page.goto(paths.ownerRegistry(registry.id));
  await page.getByRole('region', { name: 'Gérer la liste à deux' }).getByRole('button').click();
  const field = page.getByRole('textbox', { name: 'Adresse email de la personne à inviter' });
  await field.fill('pas une adresse');
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).press('Enter');
  await expect(page.getByText('L’email n’est pas valide')).toBeVisible();
  await field.fill(email);
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Creates an account from the current page, opens the mail's link in another tab as people do, and logs in there. */
async function registerOnTheWay(page: Page, outbox: Outbox, email: string): Promise<Page> {
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click();
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Sacha');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Petit');
  await page.getByRole('textbox', { name: 'Adresse email' }).fill(email);
  await page.getByLabel(/^Mot de passe/).fill('Berceau!lune7');
  await page.getByLabel(/^Confirmez le mot de passe/).fill('Berceau!lune7');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByRole('dialog')).toContainText(email);
  const tab = await page.context().newPage();
  await tab.goto(linkIn(await outbox.mailTo(email, /Activez votre compte/), (part) => paths.activate(part, part)));
  await tab.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  return tab;
}

function invite(parent: Parent, registry: Registry, second_owner_mail: string) {
  const params = { birth_registry_id: registry.id };
  return parent.api('PUT /birthregistry/{birth_registry_id}', { params, body: { second_owner_mail } });
}

test('a parent invites the other, who creates an account and co-manages the list', async ({
  page,
  parent,
  outbox,
  newVisitor,
  guard,
}) => {
  // The token works once: reloading the page finds the list it gave access to.
  guard.tolerate(/second_owner\/accept/);
  const registry = await newRegistry(parent, { title: `Notre liste ${unique()}` });
  const email = `sacha.${unique()}@example.org`;
  await logIn(page, parent);
  await inviteByHand(page, registry, email);
  await expect(page.getByText('Invitation envoyée', { exact: true })).toBeVisible();

  const visitor = await newVisitor();
  const mail = await outbox.mailTo(email, /Camille Martin vous invite/);
  await visitor.goto(linkIn(mail, INVITATION));
  await expect(visitor.getByRole('heading', { level: 1, name: 'Une liste à deux' })).toBeVisible();
  const sacha = await registerOnTheWay(visitor, outbox, email);
  await expect(sacha.getByRole('heading', { level: 1, name: 'Vous êtes deux' })).toBeVisible();
  await expectNoViolations(sacha);
  await sacha.reload();
  await sacha.getByRole('link', { name: 'Voir la liste' }).click();
  await expect(sacha.getByText('Camille Martin, qui a créé cette liste, et vous la gérez ensemble.')).toBeVisible();
  await outbox.mailTo(parent.email, /Sacha Petit gère maintenant la liste avec vous/);
  await page.goto(linkIn(mail, INVITATION));
  await expect(page.getByText('Vous et Sacha Petit gérez cette liste ensemble.')).toBeVisible();
  await page.getByRole('link', { name: 'Voir la liste' }).click();
  await expect(page).toHaveURL(paths.ownerRegistry(registry.id));

  await sacha.getByRole('link', { name: 'Modifier la liste' }).click();
  await expect(sacha.getByRole('textbox', { name: 'Nom de la liste' })).toBeVisible();
  await expect(sacha.getByRole('checkbox', { name: 'Gérer cette liste à deux' })).toBeHidden();
  await sacha.goto(paths.myRegistries());
  await expect(sacha.getByText('Avec Camille Martin')).toBeVisible();
  await expect(sacha.getByRole('link', { name: /^Modifier la liste/ })).toBeVisible();
  await expect(sacha.getByRole('button', { name: /^Supprimer la liste/ })).toBeHidden();

  await page.goto(paths.myRegistries());
  await expect(page.getByText('Avec Sacha Petit')).toBeVisible();
  await page.getByRole('button', { name: /^Supprimer la liste/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Sacha Petit la perd aussi. Nous l’en prévenons par email.');
  await page.goto(paths.ownerRegistry(registry.id));
  await expect(page.getByText('Vous et Sacha Petit gérez cette liste ensemble.')).toBeVisible();
  await page.getByRole('button', { name: 'Mettre fin au partage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mettre fin au partage ?' });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Mettre fin au partage' }).click();
  await expect(page.getByText('Vous gérez cette liste en solo.')).toBeVisible();
  await outbox.mailTo(email, /Vous ne gérez plus la liste/);
  await sacha.reload();
  await expect(sacha.getByRole('heading', { name: 'Votre première liste vous attend' })).toBeVisible();
});

test('somebody using another account is told so kindly, switches, and leaves the list; a withdrawn invitation says so', async ({
  page,
  parent,
  service,
  outbox,
  guard,
}) => {
  guard.tolerate(/40[049]/);
  const registry = await newRegistry(parent, { title: `Notre liste ${unique()}` });
  const partner = await newParent(service.url, outbox);
  const stranger = await newParent(service.url, outbox);
  await invite(parent, registry, partner.email);
  const link = linkIn(await outbox.mailTo(partner.email, /vous invite/), INVITATION);

  await logIn(page, stranger);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Cette invitation est pour une autre adresse' })).toBeVisible();
  await expect(page.getByText(stranger.email)).toBeVisible();
  await expect(page.getByText(partner.email)).toBeHidden();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Changer de compte' }).click();
  await fillLogin(page, partner.email, partner.password);
  await page.getByRole('link', { name: 'Voir la liste' }).click();

  await page.getByRole('button', { name: 'Ne plus gérer cette liste' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ne plus gérer cette liste' }).click();
  await expect(page.getByText('Cette liste n’est plus dans les vôtres')).toBeVisible();
  await expect(page).toHaveURL(paths.myRegistries());
  await outbox.mailTo(parent.email, /ne gère plus la liste avec vous/);

  await invite(parent, registry, partner.email);
  const withdrawn = linkIn(await outbox.mailTo(partner.email, /vous invite/), INVITATION);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await expect(page.getByText(`Invitation envoyée à ${partner.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Retirer l’invitation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer l’invitation' }).click();
  await expect(page.getByText('Vous gérez cette liste en solo.')).toBeVisible();
  // Strangers learn nothing of it.
  expect(await (await page.request.get(withdrawn)).text()).toContain('Une liste à deux</h1>');
  await page.goto(withdrawn);
  await expect(page.getByRole('heading', { level: 1, name: 'Cette invitation n’est plus valable' })).toBeVisible();
});

test('a second parent who is removed while forms are open is told so, and what was typed stays in sight', async ({
  page,
  parent,
  service,
  outbox,
  guard,
}) => {
  guard.tolerate(/status of 404/);
  const registry = await newRegistry(parent);
  const [gift] = await newWishes(parent, registry, [{ title: 'Doudou' }]);
  await newShortLink(parent, registry);
  const partner = await newParent(service.url, outbox);
  await invite(parent, registry, partner.email);
  const link = linkIn(await outbox.mailTo(partner.email, /vous invite/), INVITATION);
  await logIn(page, partner);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes deux' })).toBeVisible();

  const forms = [
    { path: paths.newWish(registry.id), name: 'Nom du cadeau', send: 'Ajouter à la liste' },
    { path: paths.editWish(registry.id, gift.id), name: 'Nom du cadeau', send: 'Enregistrer' },
    { path: paths.editRegistry(registry.id), name: 'Nom de la liste', send: 'Enregistrer' },
  ];
  const open: Page[] = [];
  for (const { path, name } of forms) {
    const tab = await page.context().newPage();
    await tab.goto(path);
    await tab.getByRole('textbox', { name }).fill('Mobile en bois');
    open.push(tab);
  }
  await page.bringToFront();
  await page.goto(paths.arrangeRegistry(registry.id));
  await page.getByRole('checkbox', { name: 'Doudou' }).press('Space');
  await parent.api('DELETE /birthregistry/{birth_registry_id}/second_owner', {
    params: { birth_registry_id: registry.id },
  });

  for (const [index, { path, name, send }] of forms.entries()) {
    const tab = open[index] as Page;
    if (path === paths.editRegistry(registry.id)) await turnToLastPage(tab);
    await tab.getByRole('button', { name: send, exact: true }).click();
    await expect(tab.getByRole('main').getByText(/^Vous ne gérez plus cette liste\s: /)).toBeVisible();
    await expect(tab.getByLabel(name)).toHaveValue('Mobile en bois');
  }
  await page.bringToFront();
  await page.getByRole('button', { name: 'Coup de cœur', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vous ne gérez plus cette liste' })).toBeVisible();
  await expect(page).toHaveURL(paths.arrangeRegistry(registry.id));
});

test('a superuser who shares somebody else’s list is not told that it is theirs', async ({
  page,
  parent,
  service,
  outbox,
}) => {
  const registry = await newRegistry(await newParent(service.url, outbox), { is_private: true });
  await makeSuperuser(service, parent);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Cette liste n’attend plus que les proches' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Cette liste n’a pas encore de cadeaux' })).toBeVisible();
  await expect(main.getByText('elle rejoint la liste.')).toBeVisible();
  await main.getByRole('button', { name: 'Inviter quelqu’un' }).click();
  await expect(page.getByRole('dialog')).toContainText(`tout faire comme ${registry.owner_name}, sauf`);
  await page.keyboard.press('Escape');

  await main.getByRole('button', { name: 'Créer le lien de partage' }).click();
  const creating = page.getByRole('dialog', { name: 'Créer le lien de la liste' });
  await creating.getByRole('textbox', { name: 'Nom du lien' }).fill(`leonie${unique().replaceAll(/\d/g, '')}`);
  await expect(creating.getByText('qui l’essaie trouve la liste')).toBeVisible();
  await expect(creating).not.toContainText(/\bvo(s|tre)\b/i);
  await creating.getByRole('button', { name: 'Créer le lien' }).click();
  await expect(main.getByText('qui l’essaie trouve la liste')).toBeVisible();

  await main.getByRole('button', { name: 'Modifier le lien' }).click();
  const changing = page.getByRole('dialog', { name: 'Modifier le lien de la liste' });
  // Where the preview of a short name takes one line, it stands under the finger that opened the dialog.
  await untilNoDoubleTap(page);
  await changing.getByRole('button', { name: 'Proposer un autre nom' }).click();
  await expect(changing).toContainText('continuera de mener à la liste');
  await expect(changing).not.toContainText(/\bvo(s|tre)\b/i);
  await changing.getByRole('button', { name: 'Supprimer le lien' }).click();
  const deleting = page.getByRole('dialog', { name: 'Supprimer ce lien' });
  await expect(deleting).not.toContainText(/\bvo(s|tre)\b/i);
  await untilNoDoubleTap(page);
  await deleting.getByRole('button', { name: 'Supprimer le lien' }).click();
  await expect(page.getByText('Lien supprimé. La liste n’est plus en ligne.')).toBeVisible();
});
