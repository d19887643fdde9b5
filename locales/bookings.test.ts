import { expect, test } from 'vitest';
import './every-language.ts';
import { bookingsTexts } from './bookings.ts';

test.each([
  ['fr', 1, 'Les parents l’ont retiré,'],
  ['fr', 2, 'Les parents les ont retirés,'],
  ['en', 1, 'The parents took this off the list,'],
  ['en', 2, 'The parents took these off the list,'],
  ['de', 1, 'Die Eltern haben es von der Liste genommen,'],
  ['de', 2, 'Die Eltern haben sie von der Liste genommen,'],
] as const)('gifts the parents took off are named in the singular or plural: %s, %i', (language, count, says) => {
  expect(bookingsTexts(language).lostGoneText(count)).toContain(says);
});
