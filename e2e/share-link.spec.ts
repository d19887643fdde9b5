import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { pathPattern } from '../server/testing/path-pattern.ts';
import { fillShortRegistry } from './people/parents-hands.ts';
import { newParent, newRegistry, unique } from './people/people.ts';
import { fillLogin } from './people/session.ts';
import { logIn, test } from './service/fixtures.ts';

const linkField = (page: Page) => page.getByRole('textbox', { name: 'Lien vers le cadeau' });
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Nom du cadeau' });

/** What Android passes to the installed app: the address in the text, beside the title. */
const shared = (link: string) => `/add?${new URLSearchParams({ title: 'Doudou', text: `Regarde ${link} !` })}`;

test('what is shared waits for the login, and goes to the only list', async ({ page, parent, shop }) => {
  const registry = await newRegistry(parent);
  const link = `${shop.origin}/doudou-${unique()}`;
  await page.goto(shared(link));
  await expect(page.getByText('Connectez-vous : vous continuerez là où vous en étiez.')).toBeVisible();
  await fillLogin(page, parent.email, parent.password);
  await expect(page).toHaveURL(paths.newWish(registry.id, { link }));
  await expect(linkField(page)).toHaveValue(link);
  await expect(titleField(page)).toHaveValue('Doudou lapin');
});

test('without a list what is shared waits until there is one', async ({ page, parent, shop }) => {
  const link = `${shop.origin}/doudou-${unique()}`;
  await logIn(page, parent);
  await page.goto(shared(link));
  await expect(page.getByRole('heading', { level: 1, name: 'Commencez par votre liste' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Créer une liste' }).click();
  await fillShortRegistry(page, 'La liste de Léonie');
  await page.getByRole('button', { name: 'Créer la liste' }).click();
  await expect(page).toHaveURL(pathPattern((part) => paths.newWish(part)));
  await expect(titleField(page)).toHaveValue('Doudou lapin');
});

test('what is shared next is a separate gift, a text too, and with several lists the person chooses one', async ({
  page,
  parent,
  shop,
  guard,
}) => {
  guard.tolerate(/status of 422/);
  const registry = await newRegistry(parent, { title: 'La liste de Léonie' });
  await logIn(page, parent);
  await page.goto(shared(`${shop.origin}/doudou-${unique()}`));
  await expect(titleField(page)).toHaveValue('Doudou lapin');
  const next = `${shop.origin}/refuse-${unique()}`;
  await page.goto(shared(next));
  await expect(linkField(page)).toHaveValue(next);
  await expect(page.locator('form').getByText(/Ce site n’est pas lu automatiquement/)).toBeVisible();
  // Nothing is left over from the one before.
  await expect(titleField(page)).toHaveValue('');
  await page.goto(`${paths.addWish()}?${new URLSearchParams({ title: 'Un doudou lapin' })}`);
  await expect(linkField(page)).toHaveValue('Un doudou lapin');
  await expect(linkField(page)).toHaveAccessibleDescription(/Cette URL n’est pas valide/);

  await newRegistry(parent, { title: 'La liste de Basile' });
  const link = `${shop.origin}/doudou-${unique()}`;
  await page.goto(shared(link));
  await expect(page.getByRole('heading', { level: 1, name: 'Pour quelle liste ?' })).toBeVisible();
  await page.getByRole('link', { name: /La liste de Léonie/ }).click();
  await expect(page).toHaveURL(paths.newWish(registry.id, { link }));
  await expect(titleField(page)).toHaveValue('Doudou lapin');
});

test('a link into somebody else’s list asks which list of one’s own it goes to', async ({
  page,
  parent,
  shop,
  service,
  outbox,
  guard,
}) => {
  guard.tolerate(/status of 404/);
  const theirs = await newRegistry(await newParent(service.url, outbox));
  const mine = await newRegistry(parent);
  const link = `${shop.origin}/doudou-${unique()}`;
  await page.goto(paths.newWish(theirs.id, { link }));
  await fillLogin(page, parent.email, parent.password);
  await expect(page).toHaveURL(paths.newWish(mine.id, { link }));
  await expect(linkField(page)).toHaveValue(link);
});

test('one can log in with another account, and the link is kept', async ({ page, parent, shop, service, outbox }) => {
  const registry = await newRegistry(parent);
  const link = `${shop.origin}/doudou-${unique()}`;
  await logIn(page, await newParent(service.url, outbox));
  await page.goto(shared(link));
  await page.getByRole('button', { name: 'Changer de compte' }).click();
  await fillLogin(page, parent.email, parent.password);
  await expect(page).toHaveURL(paths.newWish(registry.id, { link }));
});

test('a private page opened without anything shared leads home', async ({ page }) => {
  for (const path of [paths.myRegistries(), paths.addWish(), `${paths.myRegistries()}?link=https://a.example`]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(paths.home());
  }
});
