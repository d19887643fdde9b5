// What superusers do with an account, the record of it, and the mails that failed.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newParent, newRegistry, unique } from './people/people.ts';
import { chooseInAdministration, giveUpMails, makeSuperuser } from './people/superuser.ts';
import { expectNoViolations } from './screens/axe.ts';
import { expectInside } from './screens/inside.ts';
import { logIn, test } from './service/fixtures.ts';

test('a superuser deactivates an account with a reason and reactivates it; the record shows both', async ({
  page,
  parent,
  service,
  outbox,
  guard,
}) => {
  guard.tolerate(/40[034]|422/);
  const somebody = await newParent(service.url, outbox);
  await newRegistry(somebody, { title: 'La liste du compte' });
  await makeSuperuser(service, parent);
  await logIn(page, parent);
  await page.goto(paths.account());
  await chooseInAdministration(page, 'Comptes');
  await page.getByRole('searchbox').fill(somebody.email);
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(page.getByText('1 en tout')).toBeVisible();
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByRole('link', { name: 'La liste du compte' })).toBeVisible();
  await expect(page).toHaveTitle(`Camille Martin, ${somebody.email} · Cigogne`);
  await page.getByRole('button', { name: 'Fermer le compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fermer ce compte ?' });
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Des messages déplacés.');
  await dialog.getByLabel(/^Votre mot de passe/).fill('Falsch!1');
  await dialog.getByRole('button', { name: 'Fermer le compte' }).click();
  await expect(dialog.getByText('Ce n’est pas votre mot de passe')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel(/^Votre mot de passe/).fill(parent.password);
  await dialog.getByRole('button', { name: 'Fermer le compte' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Motif : Des messages déplacés.')).toBeVisible();
  await expectInside(page);
  expect((await outbox.mailTo(somebody.email, /est fermé/)).text).toContain('Des messages déplacés.');

  await page.getByRole('button', { name: 'Rouvrir le compte' }).click();
  const opening = page.getByRole('dialog', { name: 'Rouvrir ce compte ?' });
  await opening.getByLabel(/^Votre mot de passe/).fill(parent.password);
  await opening.getByRole('button', { name: 'Rouvrir le compte' }).click();
  await expect(page.getByText('Compte rouvert')).toBeVisible();
  await page.goto(paths.adminAccount(parent.id));
  await expect(page.getByRole('link', { name: 'Ouvrir mon compte' })).toHaveAttribute('href', paths.account());
  await expect(page.getByRole('button', { name: 'Fermer le compte' })).toHaveCount(0);
  await chooseInAdministration(page, 'Journal');
  const reopened = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'A rouvert un compte' }) });
  await expect(reopened.getByRole('link', { name: 'Camille Martin' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Motif : Des messages déplacés.' })).toBeVisible();
  await expectInside(page);
  await chooseInAdministration(page, 'Emails en échec');
  await expect(page.getByText('aucun email n’a été abandonné')).toBeVisible();
  const mail = { kind: 'account-reactivated', ids: { user: somebody.id } } as const;
  const gone = { kind: 'list-back', ids: { registryId: 0, requestId: 0 } } as const;
  await giveUpMails(service, [
    { ...gone, cause: `list-back-0-${unique()}` },
    { ...mail, cause: `account-reactivated-${somebody.id}-${unique()}` },
  ]);
  await page.reload();
  await expect(page.getByRole('cell').getByRole('link', { name: 'Camille Martin' })).toBeVisible();
  const reason = page.getByRole('cell', { name: 'L’adresse est refusée' }).first();
  await expect(reason).toContainText('SMTP EENVELOPE 550 RCPT TO');
  // In a wide window a reason has more room than the buttons, whose words stay whole.
  const phone = page.viewportSize() ?? { width: 360, height: 740 };
  for (const width of [910, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await reason.boundingBox())?.width).toBeGreaterThan(280);
  }
  expect(
    (
      await page
        .getByRole('button', { name: /^Regarder/ })
        .first()
        .boundingBox()
    )?.height,
  ).toBe(40);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Regarder\u00A0: Compte rouvert' }).click();
  const shown = page.getByRole('dialog', { name: 'Compte rouvert' });
  await expect(shown).toContainText(`${paths.login()}\n`);
  await expect(shown).not.toContainText(somebody.email);
  await expectInside(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Regarder\u00A0: Compte rouvert' })).toBeFocused();
  await page.getByRole('button', { name: 'Regarder\u00A0: Liste de retour' }).click();
  await expect(page.getByRole('alert')).toContainText('Il n’y a plus rien à montrer');
  await page.getByRole('button', { name: 'Renvoyer\u00A0: Liste de retour' }).click();
  await expect(page.getByRole('cell', { name: 'liste 0' })).toBeHidden();
  await page.getByRole('button', { name: 'Renvoyer\u00A0: Compte rouvert' }).click();
  await expect(page.getByText('L’email repart.')).toBeVisible();
  await expect(page.getByText('aucun email n’a été abandonné')).toBeVisible();
  await chooseInAdministration(page, 'Imports');
  await expect(page.getByRole('heading', { level: 1, name: 'Imports du catalogue' })).toBeVisible();
});

test('a superuser is told of an account that is gone, and sees that somebody else has sent a mail again', async ({
  page,
  parent,
  service,
  guard,
}) => {
  guard.tolerate(/404/);
  await makeSuperuser(service, parent);
  await logIn(page, parent);
  await page.goto(paths.adminAccount(1));
  await expect(page.getByRole('heading', { level: 1, name: 'Ce compte n’existe pas ou n’existe plus.' })).toBeVisible();
  await page.getByRole('link', { name: 'Tous les comptes' }).click();
  await expect(page).toHaveURL(paths.adminAccounts());

  const cause = `password-changed-${parent.id}-${unique()}`;
  await giveUpMails(service, [{ kind: 'password-changed', ids: { user: parent.id }, cause }]);
  await page.goto(paths.adminMails());
  const again = page.getByRole('button', { name: 'Renvoyer\u00A0: Mot de passe changé' });
  await expect(again).toBeVisible();
  for (const { id } of await parent.api('GET /email/failed', {})) {
    await parent.api('POST /email/retry/{mail_id}', { params: { mail_id: id } });
  }
  await again.click();
  await expect(page.getByRole('alert')).toContainText('Impossible de renvoyer cet email');
  await expect(page.getByText('aucun email n’a été abandonné')).toBeVisible();
});
