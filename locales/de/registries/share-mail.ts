import type { shareMail as french } from '../../fr/registries/share-mail.ts';

export const shareMail: typeof french = {
  title: 'Per E-Mail teilen',
  lead: 'Cigogne schickt dieser Person in Ihrem Namen eine E-Mail mit dem Link zu Ihrer Liste. Ihre eigene E-Mail-Adresse steht nicht darin.',
  name: 'Name des Empfängers',
  nameHelp: 'So, wie die Nachricht grüßen soll: Oma, Johanna, Onkel Paul\u00A0…',
  email: 'E-Mail-Adresse des Empfängers',
  likely: (email) => `Meinten Sie ${email}?`,
  correct: 'Korrigieren',
  send: 'Senden',
  ownMail: 'Lieber aus meinem eigenen Postfach schreiben',
  sharedTitle: 'Geteilt',
  shared: 'Die Liste wurde per E-Mail geteilt',
  failure: 'Die Liste kann nicht geteilt werden',
};
