import type { accountMails as french } from '../fr/account-mails.ts';

export const accountMails: typeof french = {
  activation: {
    subject: 'Activate your Cigogne account',
    preview: 'One more click, and your birth list can begin.',
    heading: (firstName) => `Welcome, ${firstName}`,
    intro: 'Your account is almost ready. All that is left is to confirm that this address is yours.',
    button: 'Activate my account',
    next: 'You can then log in, make your birth list and share it with your family and friends.',
    validity: 'This link works for 7 days. After that, simply register again.',
    notYou: 'You did not open an account? Do not activate it: without this click it disappears by itself after 7 days.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    preview: 'Your link to choose a new password works for one hour.',
    heading: 'A new password',
    intro: (firstName) =>
      `Hello ${firstName}, did you forget your password? It happens to everyone. Choose a new one here.`,
    button: 'Choose my password',
    validity: 'This link works for one hour, and once only. You will then be logged out on all your devices.',
    notYou: 'You did not ask for this? Do nothing: your password stays the same, and this link goes out by itself.',
  },
};
