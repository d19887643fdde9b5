import { expect } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#contract/pages.ts';
import { startShop, type TestShop } from '../server/testing/shop.ts';
import { openMenu } from './people/session.ts';
import { expectNoViolations } from './screens/axe.ts';
import { expectInside } from './screens/inside.ts';
import { test as base } from './service/fixtures.ts';

const item = (number: number) => `<item><title>Article ${number} : préparer la valise de maternité</title>
<link>https://blog.example/${number}</link><category>Grossesse</category><description>Que mettre dedans, et quand ?</description>
<enclosure url="/${number}.jpg" type="image/jpeg"/></item>`;

/** A blog of twenty articles, the first with a picture. */
const test = base.extend<{ blog: TestShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  blog: async ({}, use) => {
    const picture = await sharp('server/pictures/covers/moon.svg').resize(300).jpeg().toBuffer();
    const blog: TestShop = await startShop((path, response) => {
      const items = Array.from({ length: 20 }, (_, index) =>
        item(index + 1).replaceAll('url="/', `url="${blog.origin}/`),
      );
      if (path === '/feed') response.end(`<rss version="2.0"><channel>${items.join('')}</channel></rss>`);
      else if (path === '/1.jpg') response.end(picture);
      else response.writeHead(404).end();
    });
    await use(blog);
    await blog.close();
  },
  settings: ({ blog }, use) => use({ FETCH_ALLOW_HOSTS: blog.host, BLOG_FEED_URL: `${blog.origin}/feed` }),
});

test('the home page shows the articles of the blog, nine by nine, with pictures of our own', async ({
  page,
  service,
  blog,
  guard,
}) => {
  guard.tolerate(/status of (403|500)|ERR_FAILED/);
  const read = async (): Promise<{ featured_image: string | null }[]> =>
    (await fetch(`${service.url}/api/v1/blog`)).json();
  // The texts come first, then the pictures.
  await expect.poll(async () => (await read())[0]?.featured_image, { timeout: 60_000 }).toBeTruthy();
  expect(await read()).toHaveLength(20);
  const articles = page.getByRole('heading', { level: 3, name: /^Article/ });
  const picture = page.getByRole('region', { name: 'À lire sur le blog' }).locator('img').first();
  await page.goto(paths.home());
  await expect(articles).toHaveCount(9);
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/images\/blog\/.*\.avif$/);
  await expect(page.getByRole('link', { name: /^Article 1 / })).toHaveAttribute('href', 'https://blog.example/1');
  await expectInside(page);
  await expectNoViolations(page);
  // Without an answer they stay, and it is said where one looks.
  await page.route('**/*.data*', (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Voir plus d’articles' }).press('Enter');
  const why = page.getByRole('region', { name: 'À lire sur le blog' }).getByRole('alert');
  await expect(why).toBeInViewport();
  await expect(why).toContainText('Vérifiez votre connexion');
  await expect(articles).toHaveCount(9);
  await expect(page.getByRole('link', { name: 'Réessayer' })).toBeFocused();
  // A gateway has answered: the connection is not to blame.
  await page.route('**/*.data*', (route) => route.fulfill({ status: 403, body: '<h1>Forbidden</h1>' }), { times: 1 });
  await page.getByRole('link', { name: 'Réessayer' }).press('Enter');
  await expect(why).toContainText('Une erreur est survenue de notre côté.');
  await page.getByRole('link', { name: 'Réessayer' }).press('Enter');
  await expect(articles).toHaveCount(18);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Article 10 / })).toBeFocused();
  await page.getByRole('link', { name: 'Voir plus d’articles' }).press('Enter');
  await expect(articles).toHaveCount(20);
  await expect(page.getByRole('link', { name: /^Article 19 / })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Voir plus d’articles' })).toHaveCount(0);

  // They stay when a search fails.
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.getByRole('searchbox').fill('Zoé');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator('#recherche').getByText('Impossible de réaliser cette recherche')).toBeVisible();
  await expect(articles).toHaveCount(20);

  // On a wide screen it is not inside a menu.
  await page.setViewportSize({ width: 360, height: 740 });
  await openMenu(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Blog' }).filter({ visible: true });
  await expect(link).toHaveAttribute('href', blog.origin);
});
