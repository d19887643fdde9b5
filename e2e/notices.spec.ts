import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { putIntoBasket } from './people/givers.ts';
import { untilOurs } from './people/ours.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { unfoldSharing } from './people/sharing-hands.ts';
import { allowClipboard } from './service/firefox.ts';
import { logIn, test } from './service/fixtures.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Messages' }).locator('[role=status], [role=alert]');

test('a notice lasts 4.5 seconds, also while a dialog opens and closes', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await share(parent, registry);
  await logIn(page, parent);
  await allowClipboard(page.context());
  await page.clock.install();
  await page.goto(paths.ownerRegistry(registry.id));
  // A dialog's code is loaded when it first opens, and React schedules it by the clock.
  await unfoldSharing(page);
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Unless paused, the clock keeps running, and a slow machine's seconds count too.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await page.mouse.move(0, 0);
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(2000);
  await page.getByRole('button', { name: 'QR code' }).click();
  // It opens once the press is shown.
  await page.clock.runFor(100);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(1400);
  await expect(notices(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.clock.runFor(100);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.runFor(1400);
  await expect(notices(page)).toHaveCount(0);
});

test('a page’s notices hide no header that has the focus, and disappear with the page that they are about', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  const [gift] = await newWishes(parent, registry, [{ title: 'Doudou lapin' }, { title: 'Lit' }]);
  const name = await share(parent, registry);
  await page.goto(paths.publicRegistry(name));
  for (const title of ['Doudou lapin', 'Lit']) await putIntoBasket(page, title);
  await page.getByRole('button', { name: 'Retirer du panier : Doudou lapin' }).click();
  await expect(notices(page)).toHaveCount(1);
  const header = page.getByRole('banner');
  await header.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  const [above, notice] = [await header.boundingBox(), await notices(page).boundingBox()];
  expect(notice?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await page.waitForTimeout(1200);
  await page.getByRole('link', { name: 'Voir mon panier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon panier' })).toBeVisible();
  await expect(notices(page)).toHaveCount(0);

  await logIn(page, parent);
  await page.goto(paths.editWish(registry.id, gift.id));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(new RegExp(paths.ownerRegistry(registry.id)));
  await expect(notices(page)).toContainText('Cadeau modifié');
  const edit = page.getByRole('link', { name: 'Modifier la liste' });
  await edit.focus();
  await notices(page).getByRole('button').press('Enter');
  await expect(notices(page)).toHaveCount(0);
  await expect(edit, 'who closes a notice is back where they were').toBeFocused();
});

test('the list’s notices do not stay over arranging it, which has the same path', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Doudou lapin' }, { title: 'Lit' }]);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await page.getByRole('button', { name: 'Actions pour « Lit »' }).click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(notices(page)).toContainText('Voeu supprimé');
  await page.getByRole('link', { name: 'Ranger les cadeaux' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ranger les cadeaux' })).toBeVisible();
  await expect(notices(page)).toHaveCount(0, { timeout: 2500 });
});

test('on a phone a notice covers nothing below the header', async ({ page }) => {
  await page.goto(paths.register());
  await page.locator('main button[type=submit]').press('Enter');
  const notice = await notices(page).filter({ hasText: 'Formulaire non valide' }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 999)).toBeLessThanOrEqual(header?.height ?? 0);
});

test('at 768 and 1280 px a notice covers neither title nor header', { tag: '@wide-only' }, async ({ page }) => {
  await page.goto(paths.register());
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.locator('main button[type=submit]').press('Enter');
    await expectAside(page);
  }
});

test('on a tablet a notice does not cover a form’s title, however long', { tag: '@wide-only' }, async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(paths.editRegistry(registry.id));
  await page.getByRole('textbox', { name: 'Nom de la liste' }).fill('');
  for (const width of [720, 768, 959, 1024, 1100]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.textContent = 'Geschenkeliste bearbeiten';
    });
    await page.locator('main button[type=submit]').press('Enter');
    // As long as the longest that there is.
    await page.getByText('champ reste à corriger').evaluate((words) => {
      words.textContent =
        'Ihr Konto ist erstellt. Aktivieren Sie es mit der E-Mail, die wir Ihnen gerade geschickt haben.';
    });
    await expectAside(page);
  }
});

/** That its notice covers neither header nor title. */
async function expectAside(page: Page): Promise<void> {
  const notice = notices(page).filter({ hasText: 'Formulaire non valide' });
  await expect(notice).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await notice.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((await page.getByRole('banner').boundingBox())?.height ?? 999);
  const title = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return words.getBoundingClientRect();
  });
  const isBelow = title.y >= (box?.y ?? 999) + (box?.height ?? 999);
  expect(isBelow || title.x + title.width <= (box?.x ?? 0), `${page.viewportSize()?.width} px`).toBe(true);
}

test('that the next page is loading is told once its line shows, not before', async ({ page }) => {
  await page.goto(paths.help());
  await untilOurs(page);
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [still];
  });
  await page.route('**/*.data*', () => undefined);
  await page.getByRole('banner').getByRole('link').first().click();
  const told = page.getByText('Chargement…');
  await expect(told).toBeAttached();
  await expect(told).toBeHidden();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await expect(told).toBeVisible();
});

test('that a dialog’s code is loading is told by the line, too', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Lit' }]);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  const { promise: coming, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/short-link-dialog-*.js', async (route) => {
    await coming;
    await route.continue();
  });
  const line = () =>
    page.locator('[class*=loading-bar]').evaluate((bar) => {
      const { content, opacity } = getComputedStyle(bar, '::after');
      return content !== 'none' && opacity === '1';
    });
  await page.getByRole('button', { name: 'Créer le lien de partage' }).click();
  await expect.poll(line).toBe(true);
  come();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(line).toBe(false);
});

const TOO_SHORT = [
  { width: 360, height: 480 },
  { width: 768, height: 640 },
];

for (const size of TOO_SHORT)
  test(`at ${size.width} px a notice stands above a tall dialog’s title, a long one too`, async ({
    page,
    parent,
    guard,
  }) => {
    guard.tolerate(/ERR_FAILED/);
    // The dialog takes the full height.
    await page.setViewportSize(size);
    const registry = await newRegistry(parent);
    await share(parent, registry);
    await logIn(page, parent);
    await page.goto(paths.ownerRegistry(registry.id));
    await unfoldSharing(page);
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Envoyer' }).press('Enter');
    await expectAboveTitle(page, 'Formulaire non valide');
    await page.route('**/share_list', (route) => route.abort());
    await dialog.getByRole('textbox', { name: 'Nom de la personne' }).fill('Mamie');
    await dialog.getByRole('textbox', { name: 'Adresse email de la personne' }).fill('mamie@example.org');
    await dialog.getByRole('button', { name: 'Envoyer' }).press('Enter');
    await expectAboveTitle(page, 'Impossible de partager la liste');
    await notices(page)
      .locator('p')
      .last()
      .evaluate((words) => {
        words.textContent = 'Rien de ce que vous avez saisi n’est perdu, même ici. '.repeat(2);
      });
    await expectAboveTitle(page, 'Rien de ce que');
  });

async function expectAboveTitle(page: Page, text: string): Promise<void> {
  const shown = notices(page).filter({ hasText: text });
  await expect(shown).toBeVisible();
  const notice = await shown.boundingBox();
  const title = await page.getByRole('dialog').getByRole('heading').boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 999)).toBeLessThanOrEqual(title?.y ?? 0);
}
