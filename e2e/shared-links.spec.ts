import { type APIRequestContext, expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newParent, newRegistry, newShortLink, newWishes, share, shareRegistry, unique } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

interface Head {
  meta: Record<string, string>;
  headers: Record<string, string>;
}

/** What a messenger or search engine reads at an address, without running scripts. */
async function readHead(request: APIRequestContext, path: string): Promise<Head> {
  const response = await request.get(path);
  const html = await response.text();
  const meta: Head['meta'] = {};
  for (const [, name = '', content = ''] of html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)) {
    meta[name] = content;
  }
  return { meta, headers: response.headers() };
}

test('a list shared in a chat shows its title, words and picture, and stays out of search engines', async ({
  request,
  parent,
  service,
}) => {
  const { link, gift } = await shareRegistry(parent);
  const { name } = link;
  const list = await readHead(request, paths.publicRegistry(name));
  expect(list.meta['og:title']).toBe('La liste d’Aimé &amp; Zoé');
  expect(list.meta['og:description']).toContain('encore 1 cadeau disponible');
  expect(list.meta['og:url']).toBe(`${service.url}${paths.publicRegistry(name)}`);
  const picture = await request.get(list.meta['og:image'] ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect([list.meta['og:image:width'], list.meta['og:image:height']]).toEqual(['960', '360']);
  const wish = await readHead(request, paths.publicWish(name, gift.id));
  expect(wish.meta['og:title']).toBe('Un &lt;b&gt;lapin&lt;/b&gt;');
  for (const { meta, headers } of [list, wish]) {
    expect(meta.robots).toContain('noindex');
    expect(headers['x-robots-tag']).toContain('noindex');
  }
});

test('what parents wrote is text on every page, whatever it says', async ({ page, parent }) => {
  const script = '</script></title><script>alert(1)</script>';
  const picture = '"><img src=x onerror=alert(1)>';
  const registry = await newRegistry(parent, { title: `Liste ${script}`, address_owner: picture });
  const [gift] = await newWishes(parent, registry, [{ title: `Lit ${picture}`, brand: script, description: script }]);
  const { name } = await newShortLink(parent, registry);
  const shown: string[] = [];
  page.on('dialog', (dialog) => {
    shown.push(dialog.message());
    return dialog.dismiss();
  });
  for (const path of [paths.publicWish(name, gift.id), paths.publicRegistry(name)]) {
    const response = await page.goto(path);
    const html = await response?.text();
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    await expect(page.getByText(`Lit ${picture}`).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Liste ${script}`);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Liste ${script}`);
  expect(shown).toEqual([]);
});

test('the home page may be found by search engines', async ({ request }) => {
  const { meta, headers } = await readHead(request, paths.home());
  expect(meta['og:title']).toContain('Cigogne');
  expect(meta.robots).toBeUndefined();
  expect(headers['x-robots-tag']).toBeUndefined();
});

test('a link that was renamed still leads to the list, in every spelling', async ({ request, parent, service }) => {
  const { registry, link, gift } = await shareRegistry(parent);
  const { id, name } = link;
  const renamed = `zoe-${unique()}`;
  await parent.api('PUT /shortlink/{shortlink_id}', {
    params: { shortlink_id: id },
    body: { name: renamed },
  });
  for (const path of [`/my-list/${name}`, `/ma-liste/${name}`, `/l/${name}`, `/ma-liste/${name.toUpperCase()}`]) {
    for (const query of ['', '?utm_source=mail', '?category=3&utm_source=%2F%2Fevil.example']) {
      const reached = (await request.get(path + query)).url();
      expect(reached, path).toBe(`${service.url}${paths.publicRegistry(renamed)}${query}`);
    }
  }
  const ofGift = await request.get(`/ma-liste/${name}/wish/${gift.id}?utm_source=mail`);
  expect(ofGift.url()).toBe(`${service.url}${paths.publicWish(renamed, gift.id)}?utm_source=mail`);
  const byId = await request.get(paths.publicRegistry(registry.id));
  expect(await byId.text()).toMatch(/<h1[^>]*>La liste d’Aimé &amp; Zoé</);
});

test('a gift in another parent’s list is found on the public page, by the list’s id too', async ({
  page,
  parent,
  service,
  outbox,
}) => {
  const registry = await newRegistry(parent);
  const gifts = await newWishes(
    parent,
    registry,
    Array.from({ length: 12 }, (_, index) => ({ title: `Body ${index}` })),
  );
  const name = await share(parent, registry);
  await logIn(page, await newParent(service.url, outbox));
  const last = gifts.at(-1)?.id;
  await page.goto(paths.ownerRegistry(registry.id, last));
  await expect(page).toHaveURL(paths.publicRegistry(name, last));
  await expect(page.getByRole('link', { name: 'Body 11', exact: true })).toBeInViewport();
  await page.goto(paths.ownerRegistry(name, last));
  await expect(page).toHaveURL(paths.publicRegistry(name, last));
  // As filtered, except by what only parents ask for.
  for (const list of [registry.id, name]) {
    await page.goto(`${paths.ownerRegistry(list)}?q=11&booked=on&arrange`);
    await expect(page).toHaveURL(`${paths.publicRegistry(name)}?q=11`);
  }
});

test('the parent of a private list is warned of guessable names, and of reserved ones', async ({
  page,
  parent,
  guard,
}) => {
  guard.tolerate(/status of 422/);
  const registry = await newRegistry(parent, { is_private: true });
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await page.getByRole('button', { name: 'Créer le lien de partage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Créer le lien de votre liste' });
  const name = dialog.getByRole('textbox', { name: 'Nom du lien' });
  const warning = page.getByText('Ce nom peut se deviner');
  await expect(name).toHaveValue(/^leonie-/);
  await expect(warning).toBeHidden();
  await name.fill('support');
  await expect(warning).toBeVisible();
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  await expect(dialog.getByText('Ce nom est réservé au service')).toBeVisible();
  await name.fill(`leonie${unique().replaceAll(/\d/g, '')}`);
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  await expect(dialog).toBeHidden();
  await expect(warning).toBeVisible();

  await page.getByRole('button', { name: 'Modifier le lien' }).click();
  const change = page.getByRole('dialog', { name: 'Modifier le lien de votre liste' });
  // By the keyboard: it appears under the finger, whose second tap would be ignored.
  await change.getByRole('button', { name: 'Proposer un autre nom' }).press('Enter');
  await change.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(change).toBeHidden();
  await expect(warning).toBeHidden();
});
