import type { shareMail as french } from '../../fr/registries/share-mail.ts';

export const shareMail: typeof french = {
  title: 'Per E-\u2060Mail teilen',
  lead: 'Cigogne schickt dieser Person in Ihrem Namen eine E-\u2060Mail mit dem Link zu Ihrer Liste. Ihre eigene E-\u2060Mail-Adresse steht nicht darin.',
  name: 'Name der Person',
  nameHelp: 'So spricht die Nachricht sie an: Oma, Johanna, Onkel Paul\u00A0…',
  email: 'E-\u2060Mail-Adresse der Person',
  send: 'Senden',
  ownMail: 'Lieber aus meinem eigenen Postfach schreiben',
  sharedTitle: 'Geteilt',
  shared: 'Die Liste wurde per E-\u2060Mail geteilt',
  failure: 'Die Liste kann nicht geteilt werden',
};
