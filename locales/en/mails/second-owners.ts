import type { secondOwnerMails as french } from '../../fr/mails/second-owners.ts';

export const secondOwnerMails: typeof french = {
  invitation: {
    subject: (owner) => `${owner} invites you to manage a baby gift list together`,
    preview: (list) => `Manage the list “${list}” together.`,
    heading: 'One list for two',
    intro: (owner, list) => `${owner} invites you to manage the baby gift list “${list}” together.`,
    rights:
      'You will be able to add gifts, share the list, see who reserved what, and say thank you. We will also tell you about every reservation.',
    button: 'Accept the invitation',
    account:
      'You need a Cigogne account with this email address. If you have none yet, you can create one in a minute, then come back to this link.',
    validity: 'This link is valid for 14 days and works once.',
    notYou: 'You don’t know this person? Do nothing: the invitation will lapse by itself.',
  },
  accepted: {
    subject: (name) => `${name} now manages the list with you`,
    heading: 'Now there are two of you',
    intro: (name, list) => `${name} accepted your invitation: you now manage the list “${list}” together.`,
    next: 'Only you can delete it, and you can stop sharing it whenever you like.',
    button: 'See the list',
  },
  removed: {
    subject: (list) => `You no longer manage the list “${list}”`,
    heading: 'The shared management has ended',
    intro: (owner, list) =>
      `${owner} now manages the list “${list}” without you. It no longer appears among your lists.`,
    deleted: (list) => `The baby gift list “${list}”, which you managed together, has just been deleted.`,
    closed: {
      heading: 'The list is no longer online',
      intro: (owner, list) =>
        `${owner} closed their Cigogne account, and the baby gift list “${list}”, which you managed together, is no longer online.`,
      perhapsBack:
        'If this account is opened again within 30 days, the list will be back and you will manage it together as before. Otherwise everything will be erased.',
    },
    yourOwn: 'Your own lists and your account stay as they are.',
    button: 'See my lists',
  },
  left: {
    subject: (name) => `${name} no longer manages the list with you`,
    heading: 'The list is in your hands again',
    intro: (name, list) =>
      `${name} chose to stop managing the list “${list}”. Nothing else changes: the gifts and reservations are all there.`,
    button: 'See the list',
  },
  back: {
    subject: (list) => `The list “${list}” is back`,
    heading: 'The list is back',
    intro: (owner, list) =>
      `${owner} opened their Cigogne account again: the baby gift list “${list}” is back, and you manage it together as before.`,
    button: 'See the list',
  },
};
