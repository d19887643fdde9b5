import type { refuseMails as french } from '../fr/refuse-mails.ts';

export const refuseMails: typeof french = {
  title: 'Stop emails like this one',
  lead: 'Cigogne will no longer write to your address to show you a list or to invite you, whoever asks for it.',
  still: 'You will still get the emails about your reservations, your account and your own list.',
  bookings: {
    lead: 'You reserved nothing, or do not want to hear about it? Cigogne will no longer write to your address about gifts reserved with it, whoever types it.',
    still:
      'If you have already reserved a gift, you will still hear if the parents cancel it. Nothing changes for your account or your own list.',
  },
  refuse: 'Stop these emails',
  doneTitle: 'Done',
  done: 'You will get no more emails like this one from Cigogne.',
  invalidTitle: 'This link is not complete',
  invalid: 'Open it again from the email, or write to us: we will do it for you.',
  contact: 'Write to us',
  failed: 'That did not work. Try again in a moment.',
};
