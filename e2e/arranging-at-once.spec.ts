// Two parents arrange one list at once.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { saved, shown } from './people/arranging-hands.ts';
import { newRegistry, newWishes } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

test('the second sees the first one’s order before changing it', async ({ page, parent, guard }) => {
  guard.tolerate(/status of 409/);
  const registry = await newRegistry(parent);
  const gifts = await newWishes(parent, registry, [{ title: 'Lit' }, { title: 'Bol' }, { title: 'Lampe' }]);
  await logIn(page, parent);
  await page.goto(paths.arrangeRegistry(registry.id));
  const moveDown = async (title: string) => {
    await page.getByRole('button', { name: `Ranger « ${title} »` }).click();
    await page.getByRole('button', { name: 'Descendre', exact: true }).click();
  };
  await moveDown('Lit');
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Bol, Lit, Lampe']);

  const params = { birth_registry_id: registry.id };
  const wishes_ids = gifts.map(({ id }) => id).toReversed();
  const body = { categories: [{ category_id: gifts[0].category_id, wishes_ids }] };
  await parent.api('PUT /birthregistry/{birth_registry_id}/arrangement', { params, body });
  await moveDown('Bol');
  await expect(page.getByText('La liste a changé entre-temps : rien n’a été déplacé.')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(['Chambre: Lampe, Bol, Lit']);
  expect(await saved(parent, registry)).toEqual(['Chambre: Lampe, Bol, Lit']);
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeHidden();
  await moveDown('Lampe');
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Bol, Lampe, Lit']);

  // On the list's own page, of its categories.
  await newWishes(parent, registry, [{ title: 'Bavoir' }], 'Repas');
  await newWishes(parent, registry, [{ title: 'Cape' }], 'Bain');
  await page.goto(paths.ownerRegistry(registry.id));
  const menu = page.getByRole('button', { name: /pour la catégorie « Repas/ });
  await expect(menu).toBeVisible();
  const categories = await parent.api('GET /category/birth_registry/{birth_registry_id}', { params });
  const categories_ids = categories.map(({ id }) => id).toReversed();
  await parent.api('PUT /birthregistry/{birth_registry_id}/arrangement', { params, body: { categories_ids } });
  await menu.click();
  await page
    .getByRole('button', { name: 'Monter' })
    .or(page.getByRole('menuitem', { name: 'Monter' }))
    .click();
  await expect(page.getByText('Quelqu’un d’autre vient de ranger cette liste : rien n’a été déplacé.')).toBeVisible();
  const titles = page.getByRole('main').getByRole('heading', { level: 2, name: /^(Chambre|Repas|Bain)/ });
  await expect(titles).toHaveText([/^Bain/, /^Repas/, /^Chambre/]);
});
