import type { shareMail as french } from '../../fr/registries/share-mail.ts';

export const shareMail: typeof french = {
  title: 'Share by email',
  lead: 'Cigogne sends this person an email in your name, with the link to your list. Your own email address is not in it.',
  name: 'Recipient’s name',
  nameHelp: 'What the message will call them: Granny, Jane, Uncle Paul…',
  email: 'Recipient’s email address',
  send: 'Send',
  ownMail: 'Write from my own mailbox instead',
  sharedTitle: 'Shared',
  shared: 'The list has been shared by email',
  failure: 'The list cannot be shared',
};
