import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { uiTexts } from '#locales/ui.ts';
import { uploadPlain } from './people/lived-in-registry.ts';
import { newRegistry, newWishes, type Parent, type Registry, share, unique, type Wish } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

const TITLES = ['Tapis d’éveil', 'Veilleuse lune', 'Écharpe de portage'];

interface Online {
  registry: Registry;
  name: string;
  /** The first. */
  gift: Wish;
}

/** A list online with a cover and three gifts. */
async function shareThreeWishes(parent: Parent, first: Partial<Wish> = {}): Promise<Online> {
  const [cover] = await parent.api('GET /s3/default_images/header');
  const registry = await newRegistry(parent, { ...cover, title: 'La liste de Suzanne' });
  const [gift] = await newWishes(parent, registry, [
    { title: TITLES[0] ?? '', price: 49.9, description: 'Le grand modèle.', quantity: 2, ...first },
    { title: TITLES[1] ?? '', price: 19, is_favorite: true },
    { title: TITLES[2] ?? '', price: 0 },
  ]);
  const name = await share(parent, registry);
  return { registry, gift, name };
}

/** The first gift has a picture. */
async function shareWithPicture(parent: Parent): Promise<Online> {
  return shareThreeWishes(parent, { img_path: await uploadPlain(parent, 'item', { width: 320, height: 240 }) });
}

/** What a person sees of a list, and of one of its gifts. */
async function expectWholeRegistry(page: Page, { name, gift }: Online): Promise<void> {
  await page.goto(paths.sharedRegistry(name, 'fr'));
  await expect(page.getByRole('heading', { level: 1, name: 'La liste de Suzanne' })).toBeVisible();
  for (const title of TITLES) await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText('49,90 €')).toBeVisible();
  await expect(page.getByText('Prix non précisé')).toBeVisible();
  await expectPictures(page, 2);
  await expectReportable(page);

  await page.goto(paths.publicWish(name, gift.id));
  await expect(page.getByRole('heading', { level: 1, name: TITLES[0] ?? '' })).toBeVisible();
  await expect(page.getByText('49,90 €')).toBeVisible();
  await expect(page.getByText('Le grand modèle.')).toBeVisible();
  await expectPictures(page, 1);
  await expectReportable(page);
}

/** By a mail that names the page. */
async function expectReportable(page: Page): Promise<void> {
  const mail = await page.getByRole('link', { name: 'Signaler' }).getAttribute('href');
  expect(mail).toMatch(/^mailto:.+@/);
  // The list's is the one that is shared.
  expect(decodeURIComponent(mail ?? '').replace('/ma-liste/', '/my-list/')).toContain(page.url());
}

/** The pictures have really loaded, not just their placeholders. */
async function expectPictures(page: Page, count: number): Promise<void> {
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures).toHaveCount(count);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  }
}

test('when none of our scripts arrive, home, list and gift still work', async ({ page, parent, guard }) => {
  guard.tolerate(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const list = await shareWithPicture(parent);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(paths.home());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectWholeRegistry(page, list);
  await page.evaluate(() => localStorage.setItem('cigogne', '{"basket":{}}'));
  await page.goto(paths.basket());
  const main = page.getByRole('main');
  await expect(main.getByText(uiTexts('fr').notShown)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Réessayer' })).toHaveAttribute('href', paths.basket());
  for (const path of [paths.summary(), paths.myRegistries()]) {
    await page.goto(path);
    await expect(main.getByText(uiTexts('fr').notShown)).toBeVisible();
    await expect(main.getByRole('status')).toBeHidden();
  }
});

test('a browser of before 2024 shows a gift, and unfolds menus', async ({ page, parent }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    Reflect.deleteProperty(URL, 'canParse');
  });
  const { registry, name, gift } = await shareThreeWishes(parent);
  await page.goto(paths.publicWish(name, gift.id));
  await page.getByRole('button', { name: /^Réserver/ }).click();
  await expect(page.getByRole('link', { name: 'Panier, 1 cadeau' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Se connecter' }).last()).toBeVisible();

  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  const more = page.getByRole('button', { name: `Actions pour «\u00A0${gift.title}\u00A0»` });
  const change = page.getByRole('link', { name: 'Modifier', exact: true });
  for (let press = 0; press < 2; press++) {
    await more.click();
    await expect(change).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(change).toBeHidden();
  }
});

/** Scripts wait until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a menu that was unfolded before the scripts came stays so', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdScripts(page);
  await page.goto(paths.home(), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const help = page.getByRole('link', { name: 'Aide' });
  await expect(help).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  await expect(help).toBeVisible();
  await help.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aide' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});

test('what was typed and chosen before the scripts came counts', async ({ page, parent }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { name } = await shareThreeWishes(parent);
  const release = await holdScripts(page);
  await page.goto(paths.sharedRegistry(name, 'fr'), { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Trier' }).selectOption('Prix croissant');
  await page.getByRole('searchbox').fill('i');
  await page.getByRole('checkbox', { name: 'Disponibles seulement' }).check();
  release();
  await expect(page).toHaveURL(/\?q=i&available=on&sort=price$/);
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
    TITLES[1] ?? '',
    TITLES[0] ?? '',
  ]);

  await page.unrouteAll();
  const releaseRegister = await holdScripts(page);
  await page.goto(paths.register(), { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Camille');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Martin');
  await page.getByRole('textbox', { name: 'Adresse email' }).fill(`early.${unique()}@example.org`);
  await page.getByLabel(/^Mot de passe/).fill('Berceau!lune-7');
  await page.getByLabel(/^Confirmez le mot de passe/).fill('Berceau!lune-7');
  releaseRegister();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByRole('dialog', { name: 'Plus qu’une étape : ouvrez vos emails' })).toBeVisible();
});

test('while the scripts are on their way, parents see their lists and a gift that nobody else may see', async ({
  page,
  parent,
  guard,
}) => {
  guard.tolerate(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await logIn(page, parent);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(paths.myRegistries());
  await expect(page.getByRole('heading', { level: 1, name: 'Votre première liste vous attend' })).toBeVisible();

  const [cover] = await parent.api('GET /s3/default_images/header');
  const registry = await newRegistry(parent, { ...cover, title: 'La liste de Suzanne', description: 'À bientôt !' });
  const [, gift] = await newWishes(parent, registry, [{ title: 'Veilleuse' }, { title: 'Mobile' }]);
  for (const path of [paths.myRegistries(), paths.ownerRegistry(registry.id), paths.editRegistry(registry.id)]) {
    await page.goto(path);
    await expect(page.getByText('La liste de Suzanne')).toBeVisible();
    await expect(page.getByText('À bientôt !')).toBeVisible();
  }
  await page.goto(paths.ownerRegistry(registry.id));
  await expectPictures(page, 1);
  await page.goto(paths.ownerWish(registry.id, gift.id));
  await expect(page.getByRole('heading', { level: 1, name: 'Mobile' })).toBeVisible();
});

// Firefox's driver cannot do that.
test.describe('with scripts switched off', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read and its search finds a list', async ({ page, parent }) => {
    const list = await shareThreeWishes(parent);
    await page.goto(paths.home());
    await page.getByRole('searchbox', { name: 'Rechercher une liste de naissance' }).fill('Suzanne');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await page.locator(`a[href="${paths.publicRegistry(list.name)}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: 'La liste de Suzanne' })).toBeVisible();
  });

  test('a list and its gifts are whole, with titles, prices and pictures', async ({ page, parent }) => {
    await expectWholeRegistry(page, await shareWithPicture(parent));
  });
});

test('what was pressed before the scripts came happens, once', async ({ page, parent }) => {
  const { name, gift } = await shareThreeWishes(parent);
  const release = await holdScripts(page);
  await page.goto(paths.sharedRegistry(name, 'fr'), { waitUntil: 'commit' });
  const reserve = page.getByRole('article').filter({ hasText: gift.title }).getByRole('button', { name: 'Réserver' });
  await reserve.click();
  await reserve.click();
  release();
  await expect(page.getByRole('link', { name: 'Panier, 1 cadeau' })).toBeVisible();

  await page.unrouteAll();
  const releaseLogin = await holdScripts(page);
  await page.goto(paths.login(), { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Adresse email' }).fill(parent.email);
  await page.getByLabel(/^Mot de passe/).fill(parent.password);
  await page.getByLabel(/^Mot de passe/).press('Enter');
  releaseLogin();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes listes' })).toBeVisible();
});

test('what is pressed while React takes the page over happens, once, however slowly it does', async ({
  page,
  parent,
}) => {
  const { name, gift } = await shareThreeWishes(parent);
  await page.addInitScript(() => {
    // So slowly that no second press counts as one of a double tap.
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() * 1000 });
    const { port1, port2 } = new MessageChannel();
    // React has met the button, and not shown the page yet.
    port1.onmessage = () => {
      const button = document.querySelector<HTMLButtonElement>('main button');
      if (button && Object.keys(button).some((key) => key.startsWith('__reactFiber'))) button.click();
      else port2.postMessage('');
    };
    port2.postMessage('');
  });
  await page.goto(paths.publicWish(name, gift.id));
  await expect(page.getByRole('link', { name: 'Panier, 1 cadeau' })).toBeVisible();
});
