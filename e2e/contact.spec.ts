import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { untilOurs } from './people/ours.ts';
import { newParent, shareRegistry, unique } from './people/people.ts';
import { fillLogin } from './people/session.ts';
import { afterFrames } from './screens/after-frames.ts';
import { logIn, test } from './service/fixtures.ts';
import { OPERATOR } from './service/service.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const openForm = (page: Page) => page.getByRole('button', { name: 'Écrire un message' });

async function fill(page: Page, message: string): Promise<void> {
  await field(page, 'Votre nom').fill('Jeanne Petit');
  await field(page, 'Votre adresse email').fill('jeanne@example.org');
  await field(page, 'Votre message').fill(message);
}

test('a visitor writes from the footer’s dialog; what was typed outlives a failure', async ({
  page,
  outbox,
  guard,
}) => {
  guard.tolerate(/ERR_FAILED/);
  const message = `Où est ma réservation ${unique()} ?`;
  await page.goto(paths.basket());
  await untilOurs(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await openForm(page).click();
  await expect(field(page, 'Votre nom')).toBeFocused();
  // Each invalid field says so, and nothing is sent.
  await fill(page, ' ');
  await field(page, 'Votre adresse email').fill('jeanne');
  await page.getByRole('button', { name: 'Envoyer' }).press('Enter');
  await expect(field(page, 'Votre adresse email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Votre message')).toHaveAttribute('aria-invalid', 'true');
  await fill(page, message);
  await page.route('**/api/v1/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('alert')).toContainText('Votre message n’a pas pu être envoyé');
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(page).toHaveURL(paths.basket());

  await page.unroute('**/api/v1/contact');
  await page.goto(paths.contact());
  await openForm(page).click();
  await expect(field(page, 'Votre message')).toHaveValue(message);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Message envoyé');
  await expect(openForm(page)).toBeFocused();
  // The notice goes; that stays.
  const trace = page.getByRole('main').getByText('Message envoyé');
  await page.getByRole('button', { name: 'Fermer le message' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).not.toContainText('Message envoyé');
  await expect(trace).toBeVisible();
  expect((await outbox.mailTo(OPERATOR, /Message de Jeanne Petit/)).text).toContain(message);
  expect(await outbox.count('jeanne@example.org')).toBe(0);
  await openForm(page).click();
  await expect(field(page, 'Votre message')).toHaveValue('');
  await expect(trace).toBeHidden();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(trace).toBeVisible();
  // Also after other pages.
  await page.getByRole('banner').getByRole('link', { name: 'Cigogne' }).first().click();
  await expect(page).toHaveURL(paths.home());
  // Its address is there before it is drawn: until then the footer is that of the contact page, which has no dialog.
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('dialog').getByText('Message envoyé')).toBeVisible();
  await expect(openForm(page)).toBeVisible();
});

test('the footer tells what is kept and how accessible the site is, in a dialog or a page', async ({ page }) => {
  await page.goto(paths.basket());
  await untilOurs(page);
  for (const [link, title, path] of [
    ['Cookies et données', 'Cookies et données personnelles', paths.privacy()],
    ['Accessibilité', 'Déclaration d’accessibilité', paths.accessibility()],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('dialog', { name: title })).toContainText(/150 jours|RGAA/);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} · Cigogne`);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(paths.basket());
    await expect(page).toHaveTitle('Mon panier · Cigogne');
  }
  await page.goto(paths.accessibility());
  await expect(page.getByRole('heading', { level: 1, name: 'Déclaration d’accessibilité' })).toBeVisible();
});

test('a dialog of the footer closes without asking for the page behind it again, which no network could answer', async ({
  page,
  parent,
}) => {
  const { registry, link } = await shareRegistry(parent);
  const path = paths.publicRegistry(link.name);
  await page.goto(path);
  await untilOurs(page);
  await page.route(`**${path}.data*`, (route) => route.abort());
  const dialog = page.getByRole('dialog');
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(openForm(page)).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: registry.title })).toBeVisible();
  }
});

test('a dialog of the footer closed twice before the page behind is drawn does not lead past that page', async ({
  page,
}) => {
  await page.goto(paths.help());
  await page.goto(paths.basket());
  await untilOurs(page);
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await contact.click();
  await expect(openForm(page)).toBeVisible();
  // The ways back wait, as on a slow phone.
  const waysBack = await page.evaluateHandle(() => {
    const held: (() => void)[] = [];
    const go = history.go.bind(history);
    history.go = (by) => held.push(() => go(by));
    return held;
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => waysBack.evaluate((held) => held.length)).toBe(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  // What the press asked for has been done by then.
  await afterFrames(page);
  const times = await waysBack.evaluate((held) => {
    for (const go of held) go();
    return held.length;
  });
  expect(times).toBe(1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(paths.basket());
  await expect(contact).toBeFocused();
});

test('what one account typed to the operator is not read by another', async ({ page, parent, service, outbox }) => {
  const other = await newParent(service.url, outbox);
  for (const [person, typed] of [
    [parent, ''],
    [other, ''],
    [parent, 'Où est ma réservation ?'],
  ] as const) {
    await logIn(page, person);
    await page.goto(paths.contact());
    await openForm(page).click();
    await expect(field(page, 'Votre nom')).toBeFocused();
    await expect(field(page, 'Votre message')).toHaveValue(typed);
    if (person === parent) await fill(page, 'Où est ma réservation ?');
  }
});

test('what a visitor typed to the operator is still there after logging in', async ({ page, parent }) => {
  await page.goto(paths.contact());
  await openForm(page).click();
  await fill(page, 'Où est ma réservation ?');
  await page.goto(paths.login({ from: paths.contact() }));
  await fillLogin(page, parent.email, parent.password);
  await expect(page).toHaveURL(paths.contact());
  await openForm(page).click();
  await expect(field(page, 'Votre message')).toHaveValue('Où est ma réservation ?');
});
