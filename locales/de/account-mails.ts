import type { accountMails as french } from '../fr/account-mails.ts';

export const accountMails: typeof french = {
  activation: {
    subject: 'Aktivieren Sie Ihr Cigogne-Konto',
    preview: 'Nur noch ein Klick, und Ihre Geburtsliste kann beginnen.',
    heading: (firstName) => `Willkommen, ${firstName}`,
    intro: 'Ihr Konto ist fast fertig. Bestätigen Sie nur noch, dass diese Adresse Ihnen gehört.',
    button: 'Mein Konto aktivieren',
    next: 'Danach können Sie sich anmelden, Ihre Geburtsliste anlegen und sie mit Familie und Freunden teilen.',
    validity: 'Dieser Link gilt 7 Tage. Danach registrieren Sie sich einfach noch einmal.',
    notYou:
      'Sie haben kein Konto angelegt? Aktivieren Sie nichts: Ohne diesen Klick verschwindet das Konto nach 7 Tagen von selbst.',
  },
  passwordReset: {
    subject: 'Wählen Sie ein neues Passwort',
    preview: 'Ihr Link für ein neues Passwort, gültig für eine Stunde.',
    heading: 'Ein neues Passwort',
    intro: (firstName) =>
      `Guten Tag, ${firstName}. Sie haben Ihr Passwort vergessen? Das kommt vor. Wählen Sie hier ein neues.`,
    button: 'Passwort wählen',
    validity: 'Dieser Link gilt eine Stunde und nur einmal. Danach werden Sie auf allen Geräten abgemeldet.',
    notYou:
      'Sie haben nichts angefordert? Dann tun Sie nichts: Ihr Passwort bleibt, wie es ist, und der Link erlischt.',
  },
};
