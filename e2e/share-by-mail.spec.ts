import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newRegistry, type Parent, share, unique } from './people/people.ts';
import { shareByMail, unfoldSharing } from './people/sharing-hands.ts';
import { logIn, test } from './service/fixtures.ts';
import { linkIn } from './service/outbox.ts';

/** Opens a list of this parent's that is online. */
async function openOwnRegistry(page: Page, parent: Parent, title: string): Promise<void> {
  const registry = await newRegistry(parent, { title });
  await share(parent, registry);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await unfoldSharing(page);
}

test('a grandmother gets the list by mail, looks at it, and wants no more such mails', async ({
  page,
  parent,
  outbox,
  newVisitor,
}) => {
  const email = `mamie.${unique()}@example.org`;
  const title = `La liste de Suzanne ${unique()}`;
  await openOwnRegistry(page, parent, title);
  await shareByMail(page, 'Mamie', email);
  await expect(page.getByRole('button', { name: 'Email', exact: true })).toBeFocused();

  const mail = await outbox.mailTo(email, /partage sa liste de naissance avec vous/);
  expect(mail.text).toContain('Bonjour Mamie,');
  const grandmother = await newVisitor();
  await grandmother.goto(linkIn(mail, (name) => paths.sharedRegistry(name, 'fr')));
  await expect(grandmother.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await grandmother.goto(linkIn(mail, paths.refuseMails));
  await grandmother.getByRole('button', { name: 'Ne plus m’écrire' }).click();
  await expect(grandmother.getByRole('heading', { level: 1, name: 'C’est noté' })).toBeVisible();

  // Nobody is told that she refused, and nothing is sent to her: the next mail is somebody else's.
  await shareByMail(page, 'Mamie', email);
  const other = `papi.${unique()}@example.org`;
  await shareByMail(page, 'Papi', other);
  await outbox.mailTo(other);
  expect(await outbox.count(email)).toBe(1);
});

test('a typo in the address is corrected before the mail is sent; sent twice by an impatient hand, it is one mail', async ({
  page,
  parent,
  outbox,
  guard,
}) => {
  guard.tolerate(/status of 422/);
  await openOwnRegistry(page, parent, 'La liste de Lou');
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager par email' });
  await dialog.getByRole('button', { name: 'Envoyer' }).press('Enter');
  await expect(dialog.getByText('Champ obligatoire')).toHaveCount(2);
  const email = dialog.getByRole('textbox', { name: 'Adresse email de la personne' });
  await dialog.getByRole('textbox', { name: 'Nom de la personne' }).fill('Mamie');
  await email.fill('mamie jeanne@gmial.com');
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(dialog.getByText('L’email n’est pas valide')).toBeVisible();
  await email.fill('mamie.jeanne@gmial.com');
  await dialog.getByRole('button', { name: 'Corriger' }).click();
  await expect(email).toHaveValue('mamie.jeanne@gmail.com');
  await expect(dialog.getByRole('link', { name: 'Écrire plutôt depuis ma messagerie' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=.*La%20liste%20de%20Lou/,
  );

  const grandmother = `mamie.${unique()}@example.org`;
  await email.fill(grandmother);
  const sending = Promise.withResolvers<void>();
  await page.route('**/api/v1/email/share_list*', async (route) => {
    await sending.promise;
    await route.continue();
  });
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ControlOrMeta+Enter');
  sending.resolve();
  await expect(page.getByText('La liste a bien été partagée par email')).toBeVisible();
  await outbox.mailTo(grandmother);
  await shareByMail(page, 'Papi', `papi.${unique()}@example.org`);
  expect(await outbox.count(grandmother)).toBe(1);
});

// Firefox's driver cannot switch scripts off.
test.describe('without a script', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('such mails can be refused, too', async ({ page, parent, outbox }) => {
    const to_mail = `tonton.${unique()}@example.org`;
    const registry = await newRegistry(parent);
    const shortlink_name = await share(parent, registry);
    const body = { to_mail, to_name: 'Tonton', birth_registry_id: registry.id, shortlink_name };
    await parent.api('POST /email/share_list', { body });
    await page.goto(linkIn(await outbox.mailTo(to_mail), paths.refuseMails));
    await page.getByRole('button', { name: 'Ne plus m’écrire' }).click();
    await expect(page.locator('body')).toContainText(/no more e-mails|ne recevrez plus ces emails/);
  });
});

test('a typo in an account’s address is corrected before the mail that activates it', async ({ page }) => {
  await page.goto(paths.register());
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('mamie.jeanne@gmial.com');
  await page.getByRole('button', { name: 'Corriger' }).press('Enter');
  await expect(email).toHaveValue('mamie.jeanne@gmail.com');
  await expect(email).toBeFocused();
});
