import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { uploadPlain } from './people/lived-in-registry.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

// Firefox's driver cannot show what is printed.
test('the parents’ own list prints with its address and QR code, and without empty categories', {
  tag: '@chromium',
}, async ({ page, parent, service }) => {
  const registry = await newRegistry(parent, { event_date_is_private: true, babies: [] });
  const body = {
    birthregistry_id: registry.id,
    firstname: 'Violette',
    firstname_is_private: true,
    gender: 'F',
  } as const;
  await parent.api('POST /baby/', { body });
  const title = 'Gigoteuse '.repeat(12).trim();
  await newWishes(parent, registry, [{ title }], 'Nuit');
  await newWishes(parent, registry, [], 'Bain');
  const name = await share(parent, registry);
  await logIn(page, parent);
  await page.emulateMedia({ media: 'print' });
  await page.goto(paths.ownerRegistry(registry.id));
  const night = page.getByRole('heading', { name: /Nuit/ });
  await expect(night).toBeVisible();
  // At once: somebody may print as soon as the list is there.
  const address = page.getByText(service.url + paths.sharedRegistry(name, 'fr'), { exact: true });
  expect(await address.isVisible()).toBe(true);
  await expect(page.locator('[class*=print-note] svg')).toBeVisible();
  // True of a list where all is reserved, too, as it may be by the time it is read.
  await expect(page.getByText(/^Pour voir ce qui est encore disponible, scannez/)).toBeVisible();
  await expect(page.locator('summary').filter({ has: night })).toHaveCSS('break-after', 'avoid');
  const isWhole = page.getByRole('heading', { name: title }).evaluate((line) => line.scrollHeight <= line.clientHeight);
  expect(await isWhole).toBe(true);
  await expect(page.getByRole('heading', { name: /Bain/ })).toBeHidden();
  // Paper is passed around: it shows what visitors see.
  const secret = page.getByRole('listitem').filter({ hasText: 'Prénom gardé secret' });
  await expect(secret).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByText('Prénom gardé secret')).toBeVisible();
  await expect(page.getByText('Violette')).toBeHidden();
  await expect(page.getByText('Naissance prévue')).toBeHidden();
  await page.emulateMedia({ media: null });
});

test('a long list begins on its first printed page, a gift without a picture in a line', {
  tag: '@chromium',
}, async ({ page, parent }) => {
  const registry = await newRegistry(parent, {});
  const gifts = Array.from({ length: 40 }, (_, index) => ({ title: `Livre ${index + 1}` }));
  await newWishes(parent, registry, gifts, 'Lecture');
  const img_path = await uploadPlain(parent, 'item', { width: 300, height: 300 });
  await newWishes(parent, registry, [{ title: 'Veilleuse', img_path }], 'Nuit');
  const name = await share(parent, registry);
  await page.goto(paths.publicRegistry(name));
  const daysLeft = page.getByText(/^(Dans|Plus que)\s\d+/);
  await expect(daysLeft).toBeVisible();
  const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  const gift = page.getByRole('article').first();
  const bottoms = [gift.getByRole('heading'), gift.getByText(/€/).last()].map((words) =>
    words.evaluate((element) => element.getBoundingClientRect().bottom),
  );
  const [title = 0, price = 0] = await Promise.all(bottoms);
  expect(Math.abs(title - price), 'on one line').toBeLessThan(4);
  // Paper outlives it.
  await expect(daysLeft).toBeHidden();
  // Firefox keeps a title with its first gift only so.
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const [category, gift] of Object.entries({ Lecture: 'Livre 1', Nuit: 'Veilleuse' })) {
    const title = page.locator('summary').filter({ hasText: category });
    await expect(title).toHaveCSS('break-inside', 'avoid');
    const first = await page.getByRole('listitem').filter({ hasText: gift }).first().boundingBox();
    const box = await title.boundingBox();
    expect(bottomOf(box)).toBeGreaterThan(bottomOf(first));
    expect(bottomOf(box) - bottomOf(first), 'no more than it must').toBeLessThan(60);
  }
  await page.emulateMedia({ media: null });
});

function bottomOf(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height : Number.NaN;
}
