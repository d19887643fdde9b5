// What the parents see of a page before its scripts or answers are there.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from './people/givers.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

test('a gift that is not shared stands there before the scripts, without the list’s others', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  const [gift] = await newWishes(parent, registry, [{ title: 'Veilleuse' }, { title: 'Mobile' }]);
  await logIn(page, parent);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/v1\/(wish|birthregistry)\//.test(pathname)) asked.push(pathname + search);
  });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(paths.ownerWish(registry.id, gift.id), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Veilleuse' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Modifier' })).toBeHidden();
  scripts.resolve();
  await expect(page.getByRole('link', { name: 'Modifier' })).toBeVisible();
  expect(asked.toSorted()).toEqual([`/api/v1/birthregistry/${registry.id}?wishes=none`, `/api/v1/wish/${gift.id}`]);
});

test('from their list, its form, that of a new gift and a gift are there before any answer', async ({
  page,
  parent,
  service,
}) => {
  const registry = await newRegistry(parent);
  const gifts = await newWishes(parent, registry, [{ title: 'Veilleuse' }]);
  await share(parent, registry);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  const veilleuse = page.getByRole('link', { name: 'Veilleuse', exact: true });
  await expect(veilleuse).toBeVisible();
  /** Where the list stands at once, and asks again: what is changed next is not in that answer. */
  async function goBackToList() {
    const answer = page.waitForResponse(new RegExp(`/api/v1/birthregistry/${registry.id}$`));
    await page.goBack();
    await answer;
    // The page has taken it in: somebody who goes on sooner would wait for it.
    await expect(page.locator('html')).toHaveAttribute('data-calls', '0');
    await expect(veilleuse).toBeVisible();
  }
  let answers = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/(wish|birthregistry)\/\d/, async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Ajouter un cadeau' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Catégorie' })).toContainText('Chambre');
  answers.resolve();
  await goBackToList();

  answers = Promise.withResolvers();
  await bookWishes(service.url, gifts, newGiver('Mamie'));
  await veilleuse.click();
  await expect(page.getByRole('link', { name: 'Modifier', exact: true })).toBeVisible();
  answers.resolve();
  await expect(page.getByText('Mamie Durand')).toBeVisible();
  await goBackToList();

  answers = Promise.withResolvers();
  await parent.api('PUT /birthregistry/{birth_registry_id}', {
    params: { birth_registry_id: registry.id },
    body: { title: 'Chez nous deux' },
  });
  await page.getByRole('link', { name: 'Modifier la liste' }).click();
  const title = page.getByRole('textbox', { name: 'Nom de la liste' });
  await expect(title).toHaveValue(registry.title);
  const words = page.getByRole('textbox', { name: 'Quelques mots pour vos proches' });
  await words.fill('Merci à tous');
  answers.resolve();
  await expect(title).toHaveValue('Chez nous deux');
  await expect(words).toHaveValue('Merci à tous');
});

test('their list and lists stand there as they left them, unless they have changed something since', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Veilleuse' }]);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  const gift = (title: string) => page.getByRole('link', { name: title, exact: true });
  await expect(gift('Veilleuse')).toBeVisible();
  await page.getByRole('link', { name: 'Mes listes' }).first().click();
  const card = page.getByRole('link', { name: registry.title, exact: true });
  await expect(card).toBeVisible();
  await newWishes(parent, registry, [{ title: 'Mobile' }]);

  let answers = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/\/api\/v1\/birthregistry\/\d+$/, async (route) => {
    asked += 1;
    await answers.promise;
    await route.continue();
  });
  await card.click();
  await expect(gift('Veilleuse')).toBeVisible();
  await expect(gift('Mobile')).toBeHidden();
  answers.resolve();
  await expect(gift('Mobile')).toBeVisible();
  expect(asked).toBe(1);

  const lists = Promise.withResolvers<void>();
  await page.route(/\/birthregistry\/mine/, async (route) => {
    await lists.promise;
    await route.continue();
  });
  await parent.api('PUT /birthregistry/{birth_registry_id}', {
    params: { birth_registry_id: registry.id },
    body: { title: 'Chez nous deux' },
  });
  await page.getByRole('link', { name: 'Mes listes' }).first().click();
  await expect(card).toBeVisible();
  lists.resolve();
  await page.getByRole('link', { name: 'Chez nous deux', exact: true }).click();

  answers = Promise.withResolvers();
  await gift('Mobile').click();
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByRole('textbox', { name: 'Nom du cadeau' }).fill('Mobile musical');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mobile musical' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => asked).toBe(3);
  await expect(gift('Veilleuse')).toBeHidden();
  answers.resolve();
  await expect(gift('Mobile musical')).toBeVisible();
});

test.describe('before any page of its kind was opened', () => {
  test.use({ tab: 'new' });

  /** From now on none is answered until `go` is called. */
  async function holdScripts(page: Page) {
    const asked: string[] = [];
    const { promise, resolve: go } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      asked.push(
        route
          .request()
          .url()
          .replace(/.*\/|-[\w-]{8}\.js$/g, ''),
      );
      await promise;
      await route.continue();
    });
    return { asked, go };
  }

  test('all scripts of a form are asked for in one go', async ({ page, parent }) => {
    await logIn(page, parent);
    await page.goto(paths.myRegistries());
    const { asked, go } = await holdScripts(page);
    await page.getByRole('link', { name: 'Créer une liste' }).click();
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['new-registry', 'parents-forms', 'forms']));
    go();
    await expect(page.getByRole('textbox', { name: 'Nom de la liste' })).toBeVisible();
    expect(asked).toHaveLength(new Set(asked).size);
  });

  test('and those of a gift', async ({ page, livedIn }) => {
    await page.goto(livedIn.path);
    const { asked, go } = await holdScripts(page);
    await page.getByRole('article').getByRole('link').first().click();
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['public-wish', 'shop']));
    go();
    await expect(page.getByRole('link', { name: 'La liste', exact: false }).first()).toBeVisible();
  });
});
