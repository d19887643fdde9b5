import type { parentsBookings as french } from '../../fr/bookings/parents.ts';
import { plural } from '../../languages.ts';

export const parentsBookings: typeof french = {
  bookings: 'Reservierungen',
  bookingsCount: (count, quantity) => `${count} von ${quantity} reserviert`,
  noBookings: 'Noch hat es niemand reserviert',
  noBookingsText:
    'Sobald jemand dieses Geschenk auswählt, erscheinen Name und Nachricht hier, und Sie bekommen eine E-\u2060Mail.',
  bookedOn: 'Reserviert am',
  anonymous: 'Anonym für andere Gäste',
  message: 'Die Nachricht dazu',
  boughtOn: 'gekauft am',
  thanked: 'Dank gesendet',
  received: 'Erhalten',
  toThank: 'Dank steht aus',
  toReceive: 'Noch nicht erhalten',
  thankedOn: 'Dank gesendet am',
  receivedOn: 'erhalten am',
  thank: 'Danke sagen',
  markReceived: 'Als erhalten markieren',
  receiveTitle: 'Haben Sie dieses Geschenk erhalten?',
  receiveText: (title, name) =>
    `„${title}“ von ${name} wird als erhalten markiert. Das lässt sich nicht rückgängig machen.`,
  confirmReception: 'Ja, ich habe es erhalten',
  thankFirst: 'Bedanken Sie sich zuerst: Danach bestätigen Sie den Erhalt.',
  deleteBooking: 'Reservierung löschen',
  deleteBookingOf: (name) => `Reservierung von ${name} löschen`,
  deleteBookingTitle: 'Diese Reservierung löschen?',
  keepBooking: 'Reservierung behalten',
  deleteBookingText: (title) => `„${title}“ kann dann wieder reserviert werden.`,
  deleteBookingConsequence: (name) => `Wir geben ${name} per E-\u2060Mail Bescheid.`,
  bookingDeleted: 'Reservierung gelöscht',
  cannotDeleteBooking: 'Die Reservierung konnte nicht gelöscht werden',
  receptionConfirmed: 'Erhalt bestätigt',
  thanksSent: 'Dank gesendet',
  thankedMeanwhile: (name) =>
    `${name} hat für dieses Geschenk schon einen Dank erhalten, vom anderen Elternteil oder von Ihnen: Mehr wurde nicht gesendet.`,
  bookingGone: (title) => `Die Reservierung von „${title}“ wurde inzwischen storniert.`,

  thankTitle: (name) => `${name} danken`,
  thankLead: (name) => `${name} bekommt Ihre Nachricht per E-\u2060Mail.`,
  thankWaiting: (count) => `Danach noch ${count} ${plural(count, 'Person', 'Personen')}.`,
  thankLater: 'Später',
  sendAndNext: 'Senden und weiter',
  thankMessage: 'Ihre Nachricht',
  thankPlaceholder: 'Herzlichen Dank für dieses schöne Geschenk\u00A0…',
  thankAll: (titles) =>
    `Auch für ${titles.length === 1 ? `„${titles[0]}“` : `die ${titles.length} anderen Geschenke auf der Liste`} danken`,
  thankAllHelp: 'Eine Nachricht, eine E-\u2060Mail.',
  send: 'Senden',
};
