import type { superuserMails as french } from '../../fr/mails/superuser-mails.ts';

export const superuserMails: typeof french = {
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  signed: 'The Cigogne team',
  discovery: {
    subject: 'How about your baby gift list?',
    preview: 'One list for every shop, which family and friends open without an account.',
    intro:
      'A baby on the way? With Cigogne you gather what you wish for, from any shop, in one list, and family and friends reserve their gifts without an account. Nothing is given twice, and you know whom to thank.',
    free: 'It is free, and your list can begin from the third month of pregnancy.',
    button: 'Discover Cigogne',
  },
};
