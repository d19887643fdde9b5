import type { mailLayout as french } from '../../fr/mails/layout.ts';

export const mailLayout: typeof french = {
  tagline: 'The baby gift list for everything you wish for',
  reasons: {
    activation: 'You’re receiving this email because a Cigogne account was opened with this address.',
    'password-reset':
      'You’re receiving this email because somebody asked for a new password for the Cigogne account of this address.',
    'password-changed': 'You’re receiving this email because this address has a Cigogne account.',
    'email-confirmation': 'You’re receiving this email because this address was given for a Cigogne account.',
    'email-change-asked': 'You’re receiving this email because this address has a Cigogne account.',
    'email-changed': 'You’re receiving this email because a Cigogne account had this address.',
    'account-deleted': 'You’re receiving this email because this address had a Cigogne account.',
    'account-deactivated': 'You’re receiving this email because this address has a Cigogne account.',
    'account-reactivated': 'You’re receiving this email because this address has a Cigogne account.',
    'booking-summary': 'You’re receiving this email because this address was used to reserve on Cigogne.',
    'somebody-booked': 'You’re receiving this email because you have a baby gift list on Cigogne.',
    'booking-cancelled': 'You’re receiving this email because you have a baby gift list on Cigogne.',
    'booking-deleted': 'You’re receiving this email because this address was used to reserve on Cigogne.',
    'list-removed': 'You’re receiving this email because this address has a Cigogne account.',
    'list-deleted': 'You’re receiving this email because this address was used to reserve on Cigogne.',
    'list-closed': 'You’re receiving this email because this address was used to reserve on Cigogne.',
    'list-back': 'You’re receiving this email because this address was used to reserve on Cigogne.',
    'second-owner-invitation': 'You’re receiving this email because somebody gave this address on Cigogne.',
    'second-owner-accepted': 'You’re receiving this email because you have a baby gift list on Cigogne.',
    'second-owner-removed': 'You’re receiving this email because you managed a baby gift list on Cigogne.',
    'second-owner-left': 'You’re receiving this email because you have a baby gift list on Cigogne.',
    'second-owner-back':
      'You’re receiving this email because you manage a baby gift list together with somebody on Cigogne.',
    thanks: 'You’re receiving this email because this address was used to reserve on Cigogne.',
    share:
      'You’re receiving this email because somebody typed this address on Cigogne to show you their baby gift list.',
    'superuser-mail': 'You’re receiving this email because the Cigogne team is writing to you.',
    contact: 'You’re receiving this email because this address is the contact of this service.',
    discovery: 'You’re receiving this email because the Cigogne team invites you to have a look.',
  },
  refuse: 'Stop emails like this one',
  sentBy: (operator) => `Sent by ${operator}.`,
};
