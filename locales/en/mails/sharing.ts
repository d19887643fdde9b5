import type { sharingMails as french } from '../../fr/mails/sharing.ts';

export const sharingMails: typeof french = {
  share: {
    subject: (sharer) => `${sharer} shares a baby gift list with you`,
    preview: (list) => `“${list}”: have a look, and perhaps choose a gift.`,
    heading: (name) => `Hello ${name},`,
    intro: (sharer, list) => `${sharer} would like to show you the baby gift list “${list}”.`,
    button: 'See the list',
    howTo:
      'If you like one of the gifts, reserve it in two minutes, without an account: the parents will know that it comes from you, and nobody will give it twice.',
    reply: (sharer) => `Cigogne sent this message: to reply to ${sharer}, please write to them directly.`,
    notYou: 'You don’t know this name? Ignore this message, or stop emails like this one below.',
  },
};
