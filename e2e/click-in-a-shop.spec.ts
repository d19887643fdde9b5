import { type BrowserContext, expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { fillSummary, goToSummary, newGiver } from './people/givers.ts';
import { chooseNewCategory } from './people/parents-hands.ts';
import { newRegistry, type Parent, share } from './people/people.ts';
import { fillLogin } from './people/session.ts';
import { expectNoViolations } from './screens/axe.ts';
import { logIn, test } from './service/fixtures.ts';
import { originForBrowsersOnly } from './service/shop.ts';

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Nom du cadeau' });

async function openShop(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Recherche' }).fill('Léonie Martin');
  return page;
}

/**
 * A click on a bookmark: the browser itself runs its code in the page, as a user gesture, regardless of the page's
 * policy. Navigating to the address from outside the page works the same way.
 */
async function clickBookmark(page: Page, bookmark: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.navigate', { url: bookmark });
}

async function readBookmark(context: BrowserContext, serviceUrl: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(serviceUrl + paths.anyShop());
  const link = page.getByRole('link', { name: 'Ajouter à ma liste' });
  await expect(link).toHaveAttribute('href', /^javascript:/);
  const bookmark = (await link.getAttribute('href')) ?? '';
  await page.close();
  return bookmark;
}

/** In that browser, as if it had been used before. */
async function logInThere(context: BrowserContext, serviceUrl: string, parent: Parent): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${serviceUrl}/healthz`);
  await logIn(page, parent);
  await page.close();
}

async function reserve(page: Page, path: string): Promise<void> {
  await goToSummary(page, path, ['Doudou lapin']);
  await fillSummary(page, newGiver());
  await page.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(page.getByText('Merci !', { exact: true })).toBeVisible();
}

/** Presses a button that closes its window, which may be gone before the driver has seen that it was pressed. */
async function closeBy(ours: Page, name: string): Promise<void> {
  const closed = ours.waitForEvent('close');
  await ours
    .getByRole('button', { name })
    .click()
    .catch(() => undefined);
  await closed;
}

test('the extension hands a page over; having to log in first loses nothing, and a visitor reserves the gift', {
  tag: '@wide-only',
}, async ({ whole, parent, shop, service, newVisitor }) => {
  await newRegistry(parent, { title: 'La liste de Basile' });
  const registry = await newRegistry(parent, { title: 'La liste de Léonie' });
  const url = `${originForBrowsersOnly(shop)}/strict/doudou`;
  const page = await openShop(whole.context, url);
  const ours = await whole.pressExtension(url);
  const sent = ours.waitForRequest(/scraper\/read/);
  await ours.setViewportSize({ width: 360, height: 740 });
  await fillLogin(ours, parent.email, parent.password);
  await expect(titleField(ours)).toHaveValue('Doudou lapin');
  await expect(titleField(ours)).toHaveAccessibleDescription(/Lu sur la page de la boutique/);
  await expect(ours.getByRole('textbox', { name: 'Prix' })).toHaveValue('24,90');
  expect((await sent).postData()).toContain('Moulin Bleu');
  expect((await sent).postData()).not.toContain('Léonie');
  expect(await ours.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await ours.getByRole('combobox', { name: 'Liste' }).selectOption({ label: 'La liste de Basile' });
  await ours.getByRole('combobox', { name: 'Liste' }).selectOption({ label: 'La liste de Léonie' });
  await chooseNewCategory(ours, 'Chambre');
  await ours.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(ours.getByText('« Doudou lapin » est dans « La liste de Léonie ».')).toBeVisible();
  await expectNoViolations(ours);
  await closeBy(ours, 'Revenir à la boutique');
  expect(page.url()).toBe(url);
  await reserve(await newVisitor(), service.url + paths.publicRegistry(await share(parent, registry)));
});

test('a press opens the window that the browser permits late, and while the page is still loading', {
  tag: '@wide-only',
}, async ({ whole, parent, shop, service }) => {
  await newRegistry(parent);
  await logInThere(whole.context, service.url, parent);
  await test.step('permitted late', async () => {
    const url = `${originForBrowsersOnly(shop)}/strict/doudou`;
    await openShop(whole.context, url);
    await whole.refuseScripts(2);
    const ours = await whole.pressExtension(url);
    await expect(titleField(ours)).toHaveAccessibleDescription(/Lu sur la page de la boutique/);
    await ours.close();
  });
  await test.step('still loading', async () => {
    const url = `${originForBrowsersOnly(shop)}/strict/never-all-there`;
    const page = await whole.context.newPage();
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
    const ours = await whole.pressExtension(url);
    await expect(titleField(ours)).toHaveValue('Doudou lapin');
  });
});

test('the bookmark does the same; a shop that isolates its windows is read by its link', {
  tag: '@wide-only',
}, async ({ whole, parent, shop, service }) => {
  await newRegistry(parent);
  const bookmark = await readBookmark(whole.context, service.url);
  async function press(url: string): Promise<Page> {
    const page = await openShop(whole.context, url);
    const opened = whole.context.waitForEvent('page');
    await clickBookmark(page, bookmark);
    return await opened;
  }
  const ours = await press(`${originForBrowsersOnly(shop)}/strict/doudou`);
  await fillLogin(ours, parent.email, parent.password);
  await expect(titleField(ours)).toHaveValue('Doudou lapin');
  await expect(ours.getByRole('combobox', { name: 'Liste' })).toBeHidden();
  await chooseNewCategory(ours, 'Éveil');
  await ours.getByRole('button', { name: 'Ajouter à la liste' }).press('Enter');
  await expect(ours.getByRole('heading', { level: 1, name: 'Le cadeau est sur votre liste' })).toBeVisible();

  const fetched = whole.context.waitForEvent('request', (request) => /scraper\/parse/.test(request.url()));
  const other = await press(`${shop.origin}/strict/cut-off`);
  await expect(titleField(other)).toHaveValue('Doudou lapin');
  await fetched;
  await closeBy(other, 'Annuler');
});

test('the window takes a page only from the shop whose link it was given; without a shop it explains itself', async ({
  page,
  parent,
  shop,
  service,
}) => {
  await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(`${originForBrowsersOnly(shop)}/strict/another`, { waitUntil: 'commit' });
  const reads: string[] = [];
  page.context().on('request', (request) => reads.push(new URL(request.url()).pathname));
  const opened = page.waitForEvent('popup');
  const address = service.url + paths.shopWindow({ link: `${shop.origin}/strict/doudou` });
  await page.evaluate((target) => {
    const ours = window.open(target);
    setInterval(() => ours?.postMessage({ page: '<h1>Autre chose</h1>' }, '*'), 100);
  }, address);
  const ours = await opened;
  await expect(titleField(ours)).toHaveValue('Doudou lapin');
  expect(reads).toContain('/api/v1/scraper/parse');
  expect(reads).not.toContain('/api/v1/scraper/read');
  await ours.goto(paths.shopWindow());
  await expect(ours).toHaveURL(paths.anyShop());
});
