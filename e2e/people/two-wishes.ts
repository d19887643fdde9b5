// A list with two gifts that visitors want, and what they write when they reserve.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { fillSummary, type Giver } from './givers.ts';
import { newRegistry, newWishes, type Parent, share, type Wish } from './people.ts';

export const LAST = 'Le dernier doudou';
export const OTHER = 'Gigoteuse à étoiles';
const WORDS = 'Bienvenue au monde, petite Léonie !';

interface Shared {
  path: string;
  gifts: [last: Wish, other: Wish];
  /** Who has booked, as the parents see it. */
  givers: () => Promise<string[]>;
}

export async function shareTwoWishes(parent: Parent): Promise<Shared> {
  const registry = await newRegistry(parent);
  const gifts = await newWishes(parent, registry, [{ title: LAST }, { title: OTHER }]);
  async function givers() {
    const params = { birth_registry_id: registry.id };
    const categories = await parent.api('GET /category/birth_registry/{birth_registry_id}', { params });
    const bookings = categories.flatMap(({ wishes }) => wishes).flatMap((wish) => wish.bookings);
    return bookings.map(({ first_name }) => String(first_name)).sort();
  }
  const name = await share(parent, registry);
  return { path: paths.publicRegistry(name), gifts, givers };
}

export async function fillWithWords(page: Page, giver: Giver): Promise<void> {
  await fillSummary(page, giver);
  await page.getByRole('textbox', { name: 'Un petit mot pour les parents' }).fill(WORDS);
  await page.getByRole('checkbox', { name: 'Ne pas montrer mon nom' }).check();
}

export async function expectWordsKept(page: Page, { firstName, lastName, email }: Giver): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Prénom', exact: true })).toHaveValue(firstName);
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue(lastName);
  await expect(page.getByRole('textbox', { name: 'Adresse email' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Un petit mot pour les parents' })).toHaveValue(WORDS);
  await expect(page.getByRole('checkbox', { name: 'Ne pas montrer mon nom' })).toBeChecked();
}

export const reserve = (page: Page) => page.getByRole('button', { name: 'Réserver', exact: true });
