import { expect, it } from 'vitest';
import { EMPTY_BASKET, withWish } from '#web/basket/contents.ts';
import { bookingBody, bookingForm, emptyBooking, fieldOfPath, namedWishes } from './booking-form.ts';

function gift(id: number) {
  return { id, title: `Cadeau ${id}`, price: 10, img_path: null };
}

const leonie = { birthRegistryId: 11, birthRegistryTitle: 'Léonie', shortlink: null };
const jules = { birthRegistryId: 22, birthRegistryTitle: 'Jules', shortlink: null };
const basket = [gift(3), gift(4)].reduce(
  (filled, wish) => withWish(filled, jules, wish),
  withWish(EMPTY_BASKET, leonie, gift(1)),
);

it('makes one payload for each list, with its own message', () => {
  const typed = { ...emptyBooking(basket, null), first_name: ' Jo ', last_name: 'Durand', email: 'jo@example.org' };
  typed.messages = { ...typed.messages, list22: 'Bienvenue, Jules !' };
  expect(bookingBody(basket, bookingForm.parse(typed))).toEqual([
    {
      first_name: 'Jo',
      last_name: 'Durand',
      email: 'jo@example.org',
      anonymous: false,
      message: null,
      wishes_ids: [1],
    },
    {
      first_name: 'Jo',
      last_name: 'Durand',
      email: 'jo@example.org',
      anonymous: false,
      message: 'Bienvenue, Jules !',
      wishes_ids: [3, 4],
    },
  ]);
});

it('begins with the name of whoever is logged in', () => {
  const user = {
    id: 1,
    first_name: 'Camille',
    last_name: 'Martin',
    email: 'c@example.org',
    is_superuser: false,
    new_email: null,
    export_is_partial: false,
  };
  expect(emptyBooking(basket, user)).toMatchObject({
    first_name: 'Camille',
    last_name: 'Martin',
    email: 'c@example.org',
  });
});

it('shows the API’s errors at the fields they mean', () => {
  expect(fieldOfPath(basket, 'body.0.email')).toBe('email');
  expect(fieldOfPath(basket, '1.message')).toBe('messages.list22');
  expect(fieldOfPath(basket, 'wishes_ids.4')).toBeUndefined();
  expect(fieldOfPath(basket, 'body.0.wishes_ids')).toBeUndefined();
});

it('reads from an error which gifts are lost', () => {
  expect(namedWishes([{ path: 'wishes_ids.3' }, { path: 'body.0.wishes_ids.4' }, { path: 'body.0.email' }])).toEqual([
    3, 4,
  ]);
});
