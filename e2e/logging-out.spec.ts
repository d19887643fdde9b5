import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { holdDrafts } from './people/held-drafts.ts';
import { expectSessionEnd, logOut } from './people/session.ts';
import { logIn, test } from './service/fixtures.ts';

test.beforeEach(({ guard }) => guard.tolerate(/status of 403/));

test('logging out goes home, and the private pages are closed', async ({ page, parent }) => {
  await logIn(page, parent);
  await page.goto(paths.myRegistries());
  await logOut(page);
  // Of an empty basket nothing is said.
  await expect(page.getByText('Déconnexion réussie.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(paths.home());
  await page.goBack();
  await expect(page).toHaveURL(paths.home());
  // As all that stand in the same layout (web/routes.test.ts).
  await page.goto(paths.ownerRegistry(1));
  await expect(page).toHaveURL(paths.home());
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

test('logging out right after the last key leaves nothing of what was typed', async ({ page, parent }) => {
  await logIn(page, parent);
  await page.goto(paths.newRegistry());
  const title = page.getByRole('textbox', { name: 'Nom de la liste' });
  await expect(title).toBeVisible();
  await holdDrafts(page);
  await title.fill('La liste de Basile');
  await page.route('**/login/logout', async (route) => {
    // Until the service has answered, the form is still there.
    await title.evaluate((field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        'La liste de Basile et Zoé',
      );
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await route.continue();
  });
  await logOut(page);
  await expect(page.getByText('Déconnexion réussie.', { exact: true })).toBeVisible();
  await expect(title).toBeHidden();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('cigogne-')))).toEqual(
    [],
  );
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
