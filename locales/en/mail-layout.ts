import type { mailLayout as french } from '../fr/mail-layout.ts';

export const mailLayout: typeof french = {
  tagline: 'The birth list for everything you wish for',
  reasons: {
    activation: 'You receive this e-mail because a Cigogne account was opened with this address.',
    'password-reset':
      'You receive this e-mail because a new password was asked for, for the Cigogne account of this address.',
    'booking-summary': 'You receive this e-mail because gifts were reserved on Cigogne with this address.',
    'somebody-booked': 'You receive this e-mail because you have a birth list on Cigogne.',
    'booking-cancelled': 'You receive this e-mail because you have a birth list on Cigogne.',
    'booking-deleted': 'You receive this e-mail because a gift was reserved on Cigogne with this address.',
    'list-deleted': 'You receive this e-mail because a gift was reserved on Cigogne with this address.',
    thanks: 'You receive this e-mail because a gift was reserved on Cigogne with this address.',
  },
  sentBy: (operator) => `Sent by ${operator}.`,
};
