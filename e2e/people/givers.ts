import { expect, type Page } from '@playwright/test';
import type { Answer } from '#contract/calls.ts';
import { apiAt } from '../service/api.ts';
import { unique, type Wish } from './people.ts';

/** Somebody who gives, without an account. */
export interface Giver {
  firstName: string;
  lastName: string;
  email: string;
}

export function newGiver(firstName = 'Monique', lastName = 'Durand'): Giver {
  return { firstName, lastName, email: `${firstName.toLowerCase()}.${unique()}@example.org` };
}

interface Booked<Wishes> {
  /** Opens the giver's page. */
  token: string;
  /** Of each gift the first. */
  bookings: { [Index in keyof Wishes]: Answer<'POST /booking/multi'>[number] };
}

/** Books gifts of one list through the API alone. */
export async function bookWishes<Wishes extends Wish[]>(
  url: string,
  wishes: readonly [...Wishes],
  giver: Giver,
  more: { anonymous?: boolean; message?: string; copies?: { wish_id: number; count: number }[] } = {},
): Promise<Booked<Wishes>> {
  let token = '';
  const made = await apiAt(url)('POST /booking/multi', {
    body: [
      {
        first_name: giver.firstName,
        last_name: giver.lastName,
        email: giver.email,
        anonymous: false,
        ...more,
        wishes_ids: wishes.map(({ id }) => id),
      },
    ],
    onHeaders: (headers) => {
      token = headers.get('X-Giver-Token') ?? '';
    },
  });
  const bookings = wishes.map(({ id }) => made.find(({ wish_id }) => wish_id === id));
  return { token, bookings: bookings as Booked<Wishes>['bookings'] };
}

/** Presses « Réserver » on a gift of the open public list, and sees that it is in the basket. */
export async function putIntoBasket(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Réserver : ${title}`, exact: true }).click();
  // Pressed before the scripts are there, it counts once they are: whoever leaves sooner leaves without it.
  const takesOut = page.getByRole('button', { name: `Retirer du panier : ${title}`, exact: true, includeHidden: true });
  // Not in sight while a booking is on its way.
  await expect(takesOut).toBeAttached();
}

/** Opens a list, adds these gifts to the basket, and continues to the summary. */
export async function goToSummary(page: Page, path: string, titles: readonly string[]): Promise<void> {
  await page.goto(path);
  for (const title of titles) await putIntoBasket(page, title);
  await page.getByRole('link', { name: 'Voir mon panier' }).click();
  await page.getByRole('link', { name: /^Réserver ce/ }).click();
}

/** Fills in the open summary. */
export async function fillSummary(page: Page, { firstName, lastName, email }: Giver): Promise<void> {
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill(firstName);
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(lastName);
  await page.getByRole('textbox', { name: 'Adresse email' }).fill(email);
}
