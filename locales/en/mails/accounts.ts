import type { accountMails as french } from '../../fr/mails/accounts.ts';

export const accountMails: typeof french = {
  activation: {
    subject: 'Activate your Cigogne account',
    preview: 'One more click, and your baby gift list can begin.',
    heading: (firstName) => `Welcome, ${firstName}`,
    intro: 'Your account is almost ready. All that is left is to confirm that this address is yours.',
    button: 'Activate my account',
    next: 'You can then log in, make your baby gift list and share it with your family and friends.',
    validity: 'This link works for 7 days. After that, simply create your account again.',
    notYou: 'Didn’t open an account? Do not activate it: without this click it disappears by itself after 7 days.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    preview: 'Your link to choose a new password works for one hour.',
    heading: 'A new password',
    intro: (firstName) =>
      `Hello ${firstName}, did you forget your password? It happens to everyone. Choose a new one here.`,
    button: 'Choose my password',
    validity: 'This link works for one hour, and once only. You will then be logged out on all your devices.',
    notYou: 'You did not ask for this? Do nothing: your password stays the same, and this link expires by itself.',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    preview: 'Your other devices will ask for the new one.',
    heading: 'Your password has changed',
    intro: (firstName) =>
      `Hello ${firstName}, the password of your Cigogne account has just been changed. Your other devices will ask for the new one.`,
    notYou: 'Wasn’t this you? Choose a new password at once: that logs everybody out.',
    button: 'Choose another password',
  },
  emailConfirmation: {
    subject: 'Confirm your new address',
    preview: 'One click, and your Cigogne account follows your new address.',
    heading: 'Your new address',
    intro: 'This address was given as the new address of a Cigogne account. Please confirm that it is yours.',
    button: 'Confirm this address',
    validity: 'This link works for 24 hours, and once only. Until then nothing changes.',
    notYou: 'You did not ask for this? Do nothing: somebody has probably mistyped an address.',
  },
  emailTaken: {
    subject: 'This address already has an account',
    preview: 'A Cigogne account cannot take the address of another one.',
    heading: 'This address already has an account',
    intro:
      'This address was given as the new address of a Cigogne account, but it already has an account of its own, and cannot have two. Nothing has changed.',
    next: 'If that account is yours, log in with this address, or choose a new password if you have forgotten it.',
    button: 'Log in',
    notYou: 'You did not ask for this? Do nothing: somebody has probably mistyped an address.',
  },
  emailChangeAsked: {
    subject: 'Are you changing your email address?',
    preview: 'A new address was given for your account.',
    heading: 'A change of address is waiting',
    intro: (firstName) =>
      `Hello ${firstName}, a new address was given for your Cigogne account. It will replace this one once it is confirmed from its own mailbox.`,
    notYou: 'Wasn’t this you? Choose a new password at once: that cancels the change and logs everybody out.',
    button: 'It was not me',
  },
  emailChanged: {
    subject: 'Your account has a new address',
    preview: 'From now on we write to the new address.',
    heading: 'Your account has a new address',
    intro: (firstName) =>
      `Hello ${firstName}, the new address of your Cigogne account is confirmed. From now on you log in with it, and we write to you there.`,
    notYou: 'Wasn’t this you? Please write to us as soon as you can:',
    button: 'Contact us',
  },
  accountDeleted: {
    subject: 'Your account is deleted',
    preview: 'You can still change your mind for 30 days.',
    heading: (firstName) => `Goodbye, ${firstName}`,
    intro:
      'Your Cigogne account is deleted. Your lists are no longer online, and everyone who had reserved a gift on them has been told.',
    undo: (day) =>
      `Did you change your mind? Log in before ${day}: your account, your lists and their reservations will be back.`,
    button: 'Get my account back',
    after:
      'After that day everything is erased for good: your lists, your photos and what your family and friends left there.',
    notYou: 'Wasn’t this you? Log in to get everything back, then change your password.',
  },
  accountDeactivated: {
    subject: 'Your Cigogne account is closed',
    preview: 'Our team has closed your account.',
    heading: 'Your account is closed',
    intro: (firstName) => `Hello ${firstName}, our team has closed your Cigogne account. This is why:`,
    after: 'You can no longer log in. Your lists and what your friends and family reserved stay in place.',
    mistake: 'Do you think this is a mistake? Write to us:',
    button: 'Contact us',
  },
  accountReactivated: {
    subject: 'Your Cigogne account is open again',
    preview: 'You can log in again.',
    heading: 'Your account is open again',
    intro: (firstName) => `Hello ${firstName}, your Cigogne account is open again: you can log in as before.`,
    button: 'Log in',
  },
};
