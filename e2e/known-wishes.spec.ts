import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newRegistry, newWishes, unique } from './people/people.ts';
import { expectNoViolations } from './screens/axe.ts';
import { expectInside } from './screens/inside.ts';
import { logIn, test } from './service/fixtures.ts';
import { importFeed } from './service/import-feed.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Thirteen digits, the last of which is a check digit. */
function newEan(): string {
  const digits = `380${String(Number.parseInt(unique(), 16) % 1e9).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

test('what the catalogue knows fills in the form, gives a picture, and tells when its price has changed', async ({
  page,
  parent,
  service,
  guard,
}) => {
  guard.tolerate(/ERR_FAILED/);
  const mark = unique();
  const ean = newEan();
  const link = `https://www.aubert.example/doudou-${mark}`;
  const doudou = { id: '1', title: `Doudou ${mark}`, link, shop: 'Aubert', brand: 'Lilou', price: '24.90 EUR' };
  const veilleuse = { ...doudou, id: '2', title: `Veilleuse ${mark}`, link: `${link}-2`, price: '39 EUR', ean };
  const tapis = { ...doudou, id: '3', title: `Tapis ${mark}`, link: `${link}-3`, price: '55 EUR', brand: '' };
  await importFeed(service, mark, [doudou, veilleuse, tapis]);
  const registry = await newRegistry(parent);
  const [first] = await newWishes(parent, registry, [{ title: 'Gigoteuse' }]);
  await logIn(page, parent);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/scraper/')) fetched.push(request.url());
  });

  // A link is pasted in the form a shop's app shares it: nothing is pressed, and no shop is contacted.
  await page.goto(paths.newWish(registry.id));
  const linkField = page.getByRole('textbox', { name: 'Lien vers le cadeau' });
  const title = page.getByRole('textbox', { name: 'Nom du cadeau' });
  await linkField.fill(`${link}?utm_source=app`);
  await expect(title).toHaveValue(doudou.title);
  await expect(title).toHaveAccessibleDescription(/D’après notre catalogue/);
  await expect(page.getByText('Connu de notre catalogue : Nom du cadeau, Marque, Prix.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue('24,90');

  // Choosing a picture of the catalogue with the keyboard alone.
  await page.route('**/api/v1/catalog/?*', (route) => route.abort());
  const opener = page.getByRole('button', { name: 'Image du catalogue' });
  await opener.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choisir une image du catalogue' });
  await expect(picker.getByText('Le catalogue ne répond pas.')).toBeVisible();
  const [cover] = await parent.api('GET /s3/default_images/header');
  await page.route('**/api/v1/catalog/?*', async (route) => {
    // Their pictures cannot be had here: they are as if they were.
    const response = await route.fetch({ url: route.request().url().replace('pictured=true', '') });
    const articles: object[] = await response.json();
    await route.fulfill({ response, json: articles.map((each) => ({ ...each, img_path: cover?.image_path })) });
  });
  await picker.getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(picker.getByText('1 image affichée', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await expectInside(page);
  await picker.getByRole('searchbox').press('Enter');
  await expect(picker).toBeVisible();
  await picker.getByRole('button', { name: doudou.title }).press('Enter');
  await expect(picker).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('img', { name: 'Photo du cadeau' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption(String(first.category_id));
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();

  // The wrong article's link is corrected: what was read of the first goes, what somebody typed is asked about.
  await page.goto(paths.newWish(registry.id));
  await linkField.fill(link);
  await expect(title).toHaveValue(doudou.title);
  await page.getByRole('textbox', { name: 'Marque' }).fill('À moi');
  await linkField.fill(`${link}-inconnu`);
  await expect(
    page.getByText('Ce lien mène à un autre article : ce qui venait du précédent a été retiré.'),
  ).toBeVisible();
  await expect(title).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue('0');
  await expect(page.getByRole('textbox', { name: 'Marque' })).toHaveValue('À moi');
  await page.getByRole('textbox', { name: 'Marque' }).fill('');
  await linkField.fill(link);
  await expect(title).toHaveValue(doudou.title);
  await linkField.fill(tapis.link);
  await expect(title).toHaveValue(tapis.title);
  await expect(page.getByRole('textbox', { name: 'Marque' })).toHaveValue('');
  await title.fill('Un tapis');
  await linkField.fill(link);
  const question = page.getByRole('group', { name: /^Notre catalogue dit autre chose/ });
  await expect(question).toContainText(doudou.title);
  await expect(title).toHaveValue('Un tapis');
  await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue('24,90');
  await question.getByRole('button', { name: 'Remplacer' }).click();
  await expect(title).toHaveValue(doudou.title);
  await linkField.fill(tapis.link);
  await expect(title).toHaveValue(tapis.title);
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption(String(first.category_id));
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();

  // A barcode's number; an unknown one is reported, and nothing typed is lost.
  await page.goto(paths.newWish(registry.id));
  await linkField.fill(newEan());
  await expect(linkField).toHaveAccessibleDescription(/ne connaît pas ce code-barres/);
  await linkField.fill(`${ean.slice(0, -1)}${(Number(ean.at(-1)) + 1) % 10}`);
  await expect(linkField).toHaveAccessibleDescription(/code-barres comporte une erreur/);
  await linkField.fill(ean.replace(/(.)(.{6})/, '$1 $2 '));
  await expect(title).toHaveValue(veilleuse.title);
  await expect(linkField).toHaveValue(veilleuse.link);
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption(String(first.category_id));
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();
  expect(fetched).toEqual([]);

  // The shop changes both prices: one is accepted, the other dismissed.
  await importFeed(service, mark, [{ ...doudou, price: '19.90 EUR' }, { ...veilleuse, price: '44 EUR' }, tapis]);
  await page.goto(paths.ownerRegistry(registry.id));
  await expect(page.getByText('En boutique, il est maintenant à 19,90 €.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: `Prendre ce prix, ${doudou.title}` }).click();
  await expect(page.getByText('Le prix est maintenant de 19,90 €.')).toBeVisible();
  await expect(page.getByText('En boutique, il est maintenant à 19,90 €.')).toBeHidden();
  await page.getByRole('link', { name: veilleuse.title, exact: true }).click();
  await page.getByRole('button', { name: `Garder le mien, ${veilleuse.title}` }).click();
  await expect(page.getByText('Votre prix reste.')).toBeVisible();
  await expect(page.getByText(/En boutique, il coûte/)).toBeHidden();
  await expect(page.getByRole('main').getByText('39 €')).toBeVisible();
});

test('more pictures that come late are not shown among those of other words', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  const [cover] = await parent.api('GET /s3/default_images/header');
  const late = Promise.withResolvers<void>();
  await page.route('**/api/v1/catalog/?*', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    if (asked.get('skip') === '1') await late.promise;
    const article = { id: 1, title: `${asked.get('q')} ${asked.get('skip')}`, img_path: cover?.image_path };
    await route.fulfill({ json: [article], headers: { 'X-Total-Count': '2' } });
  });
  await logIn(page, parent);
  await page.goto(paths.newWish(registry.id));
  await page.getByRole('button', { name: 'Image du catalogue' }).click();
  const picker = page.getByRole('dialog', { name: 'Choisir une image du catalogue' });
  const choices = picker.getByRole('listitem');
  await picker.getByRole('searchbox').fill('doudou');
  await expect(choices).toHaveText('doudou 0');
  await picker.getByRole('button', { name: 'Voir plus d’images' }).click();
  await picker.getByRole('searchbox').fill('tapis');
  await expect(choices).toHaveText('tapis 0');
  // Asked for once the late ones have come, which were the last.
  const after = page.waitForRequest((request) => /q=doudou/.test(request.url()) && !/pictured/.test(request.url()));
  late.resolve();
  await after;
  await expect(choices).toHaveText('tapis 0');
});
