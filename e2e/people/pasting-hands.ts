import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { logIn } from '../service/fixtures.ts';
import { newRegistry, newWishes, type Parent } from './people.ts';

// What parents do by hand in a gift's form to fill it in from a link.

/** Opens the form for a new gift in a list that has a category. */
export async function openForm(page: Page, parent: Parent, link?: string) {
  const registry = await newRegistry(parent);
  const [first] = await newWishes(parent, registry, [{ title: 'Gigoteuse' }]);
  await logIn(page, parent);
  await page.goto(paths.newWish(registry.id, link === undefined ? {} : { link }));
  await expect(titleField(page)).toBeVisible();
  // A line that breaks otherwise in the right font moves a button away while it is pressed.
  await page.evaluate(() => document.fonts.ready);
  return { registry, categoryId: first.category_id };
}

export const linkField = (page: Page) => page.getByRole('textbox', { name: 'Lien vers le cadeau' });
export const titleField = (page: Page) => page.getByRole('textbox', { name: 'Nom du cadeau' });
export const scanButton = (page: Page) => page.getByRole('button', { name: 'Remplir depuis ce lien' });

export async function paste(page: Page, link: string): Promise<void> {
  await linkField(page).fill(link);
  await scanButton(page).click();
}
