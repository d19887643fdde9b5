import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { logIn, test } from './service/fixtures.ts';

const SHARE = 'Comment partager ma liste ?';

async function openHelp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Aide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aide' })).toBeVisible();
}

/** The pictures have really loaded, not just their placeholders. */
async function expectPictures(page: Page, count: number): Promise<void> {
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures).toHaveCount(count);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  }
}

const backLinks = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

test('a parent finds an answer by its words, and the way back finds the search again', async ({ page, parent }) => {
  await logIn(page, parent);
  await page.goto(paths.myRegistries());
  await openHelp(page);
  const search = page.getByRole('searchbox', { name: 'Rechercher dans l’aide' });
  await search.fill('zzzz');
  await expect(page.getByRole('heading', { name: 'Nous n’avons pas de réponse à cela' })).toBeVisible();
  await search.fill('envoyer a mes amis sur whatsapp');
  await expect(page.getByText('1 réponse possible')).toBeVisible();
  await page.getByRole('link', { name: SHARE }).click();
  await expect(page.getByRole('heading', { level: 1, name: SHARE })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Étape 3. Envoyez-le' })).toBeVisible();
  await expectPictures(page, 5);
  await backLinks(page, 'Revenir à la recherche').click();
  await expect(search).toHaveValue('envoyer a mes amis sur whatsapp');
  await expect(page.getByRole('link', { name: SHARE })).toBeVisible();

  await page.getByRole('link', { name: SHARE }).click();
  await expect(page.getByRole('heading', { level: 1, name: SHARE })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('envoyer a mes amis sur whatsapp');
});

test('a parent goes through the nine questions; long pages have the way back at their end too', async ({ page }) => {
  await page.goto(paths.home());
  await openHelp(page);
  await page.getByRole('link', { name: 'Je prépare ma liste' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Je prépare ma liste' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /\?$/ })).toHaveCount(10);
  await expect(backLinks(page, 'Toute l’aide')).toHaveCount(2);

  await page.getByRole('link', { name: SHARE }).click();
  await expect(page.getByRole('listitem').filter({ has: page.locator('img') })).toHaveCount(5);
  await expect(backLinks(page, 'Les autres questions')).toHaveCount(1);
  await backLinks(page, 'Les autres questions').click();

  await page.getByRole('link', { name: 'Comment créer ma liste de naissance ?' }).click();
  await expectPictures(page, 6);
  await expect(backLinks(page, 'Les autres questions')).toHaveCount(2);
  await backLinks(page, 'Les autres questions').last().click();
  await backLinks(page, 'Toute l’aide').first().click();
  await expect(page).toHaveURL(paths.help());
});

test('visitors have one question; an unknown address leads home', async ({ page }) => {
  await page.goto(paths.help('visitor'));
  await page.getByRole('link', { name: 'Comment réserver un cadeau ?' }).click();
  await expectPictures(page, 6);
  await page.goto(paths.help('visitor', 'share'));
  await expect(page).toHaveURL(paths.home());
});

// Firefox's driver cannot do that.
test.describe('with scripts switched off', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the help is searched and read', async ({ page }) => {
    await page.goto(paths.help());
    await page.getByRole('searchbox', { name: 'Rechercher dans l’aide' }).fill('partager');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await page.getByRole('link', { name: SHARE }).click();
    await expect(page.getByText('Votre liste est en ligne dès que le lien existe.')).toBeVisible();
    await expectPictures(page, 5);
  });
});
