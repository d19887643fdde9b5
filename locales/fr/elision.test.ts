import { expect, test } from 'vitest';
import { affiliate } from './affiliate.ts';
import { parentsBookings } from './bookings/parents.ts';
import { of } from './elision.ts';
import { bookingMails } from './mails/bookings.ts';
import { farewellMails } from './mails/farewells.ts';
import { publicRegistry } from './registries/public.ts';

const ELIDED =
  'Ève, eve, ÉLODIE, Emma et Louis, Œdipe, Ugo, Yves, Yvonne, Ysé, I\u0302le de Ré, Hélène, Héloïse, Henri, Hervé, Hector, Hortense, Honoré, Hugo, Hubert, Hyacinthe, Hippolyte';
const WHOLE = 'Paul, Zoé, Yasmine, Yann, Youssef, Harry, Hassan, Hans, Heidi, Houda, Hussein, Hiba, 3 amis';

test.each(ELIDED.split(', '))('d’%s', (name) => expect(of(name)).toBe(`d’${name}`));
test.each(WHOLE.split(', '))('de %s', (name) => expect(of(name)).toBe(`de ${name}`));

test('names are elided everywhere', () => {
  const sentences = [
    bookingMails.thanks.subject('Ève'),
    bookingMails.thanks.intro('Ève', 1),
    bookingMails.booked.giftsOf('Ève'),
    ...[farewellMails.deleted, farewellMails.closed, farewellMails.back].map(({ intro }) => intro('Ève', 'Pour Léo')),
    publicRegistry.shareText('Ève', 0),
    publicRegistry.shareText('Ève', 2),
    parentsBookings.deleteBookingOf('Ève'),
    affiliate.editOf('Ève'),
    affiliate.editTitle('Ève'),
  ];
  for (const sentence of sentences) expect(sentence).toMatch(/ d’Ève/u);
});

test('thanks fit one gift and three', () => {
  expect(bookingMails.thanks.intro('Ève', 1)).toContain('votre cadeau');
  expect(bookingMails.thanks.intro('Ève', 3)).toContain('vos cadeaux');
});
