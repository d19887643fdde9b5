import type { accountMails as french } from '../../fr/mails/accounts.ts';

export const accountMails: typeof french = {
  activation: {
    subject: 'Aktivieren Sie Ihr Cigogne-Konto',
    preview: 'Nur noch ein Klick, und Ihre Geburtsliste kann beginnen.',
    heading: (firstName) => `Willkommen, ${firstName}`,
    intro: 'Ihr Konto ist fast fertig. Bestätigen Sie nur noch, dass diese Adresse Ihnen gehört.',
    button: 'Mein Konto aktivieren',
    next: 'Danach können Sie sich anmelden, Ihre Geburtsliste anlegen und sie mit Ihren Liebsten teilen.',
    validity: 'Dieser Link gilt 7 Tage. Danach erstellen Sie Ihr Konto einfach noch einmal.',
    notYou:
      'Sie haben kein Konto erstellt? Aktivieren Sie nichts: Ohne diesen Klick verschwindet das Konto nach 7 Tagen von selbst.',
  },
  passwordReset: {
    subject: 'Wählen Sie ein neues Passwort',
    preview: 'Ihr Link für ein neues Passwort, gültig für eine Stunde.',
    heading: 'Ein neues Passwort',
    intro: (firstName) =>
      `Guten Tag, ${firstName}. Sie haben Ihr Passwort vergessen? Das kommt vor. Wählen Sie hier ein neues.`,
    button: 'Passwort wählen',
    validity:
      'Dieser Link gilt eine Stunde und nur einmal. Ihre angemeldeten Geräte fragen dann nach dem neuen Passwort.',
    notYou:
      'Sie haben nichts angefordert? Dann tun Sie nichts: Ihr Passwort bleibt, wie es ist, und der Link erlischt.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    preview: 'Ihre anderen Geräte fragen nach dem neuen.',
    heading: 'Ihr Passwort wurde geändert',
    intro: (firstName) =>
      `Guten Tag, ${firstName}. Das Passwort Ihres Cigogne-Kontos wurde soeben geändert. Ihre anderen Geräte fragen nach dem neuen.`,
    notYou: 'Das waren nicht Sie? Wählen Sie sofort ein neues Passwort: Damit werden alle Geräte abgemeldet.',
    button: 'Anderes Passwort wählen',
  },
  emailConfirmation: {
    subject: 'Bestätigen Sie Ihre neue Adresse',
    preview: 'Ein Klick, und Ihr Cigogne-Konto folgt Ihrer neuen Adresse.',
    heading: 'Ihre neue Adresse',
    intro:
      'Diese Adresse wurde als neue Adresse eines Cigogne-Kontos angegeben. Bestätigen Sie, dass sie Ihnen gehört.',
    button: 'Adresse bestätigen',
    validity: 'Dieser Link gilt 24 Stunden und nur einmal. Bis dahin ändert sich nichts.',
    notYou:
      'Sie haben nichts angefordert? Dann tun Sie nichts: Wahrscheinlich hat sich jemand bei der Adresse vertippt.',
  },
  emailTaken: {
    subject: 'Diese Adresse hat schon ein Konto',
    preview: 'Ein Cigogne-Konto kann nicht die Adresse eines anderen übernehmen.',
    heading: 'Diese Adresse hat schon ein Konto',
    intro:
      'Diese Adresse wurde als neue Adresse eines Cigogne-Kontos angegeben, hat aber schon ihr eigenes; zwei kann sie nicht haben. Es hat sich nichts geändert.',
    next: 'Wenn dieses Konto Ihres ist, melden Sie sich mit dieser Adresse an, oder wählen Sie ein neues Passwort, falls Sie es vergessen haben.',
    button: 'Anmelden',
    notYou:
      'Sie haben nichts angefordert? Dann tun Sie nichts: Wahrscheinlich hat sich jemand bei der Adresse vertippt.',
  },
  emailChangeAsked: {
    subject: 'Ändern Sie Ihre E-Mail-Adresse?',
    preview: 'Für Ihr Konto wurde eine neue Adresse angegeben.',
    heading: 'Eine neue Adresse wartet',
    intro: (firstName) =>
      `Guten Tag, ${firstName}. Für Ihr Cigogne-Konto wurde eine neue Adresse angegeben. Sie ersetzt diese hier, sobald sie aus dem neuen Postfach bestätigt wird.`,
    notYou:
      'Das waren nicht Sie? Wählen Sie sofort ein neues Passwort: Damit wird die Änderung verworfen, und alle Geräte werden abgemeldet.',
    button: 'Das war ich nicht',
  },
  emailChanged: {
    subject: 'Ihr Konto hat eine neue Adresse',
    preview: 'Wir schreiben künftig an die neue Adresse.',
    heading: 'Ihr Konto hat eine neue Adresse',
    intro: (firstName) =>
      `Guten Tag, ${firstName}. Die neue Adresse Ihres Cigogne-Kontos ist bestätigt. Sie melden sich ab jetzt mit ihr an, und dorthin schreiben wir Ihnen.`,
    notYou: 'Das waren nicht Sie? Schreiben Sie uns bitte so bald wie möglich:',
    button: 'Kontakt aufnehmen',
  },
  accountDeleted: {
    subject: 'Ihr Konto ist gelöscht',
    preview: 'Sie können es sich noch 30 Tage lang anders überlegen.',
    heading: (firstName) => `Auf Wiedersehen, ${firstName}`,
    intro:
      'Ihr Cigogne-Konto ist gelöscht. Ihre Listen sind nicht mehr online, und wer darauf ein Geschenk reserviert hatte, wird benachrichtigt.',
    undo: (day) =>
      `Sie überlegen es sich anders? Melden Sie sich vor dem ${day} an: Ihr Konto, Ihre Listen und die Reservierungen sind dann wieder da.`,
    button: 'Mein Konto zurückholen',
    after:
      'Danach wird alles endgültig gelöscht: Ihre Listen, Ihre Fotos und was Ihre Liebsten dort hinterlassen haben.',
    notYou: 'Das waren nicht Sie? Melden Sie sich an, um alles zurückzuholen, und ändern Sie dann Ihr Passwort.',
  },
  accountDeactivated: {
    subject: 'Ihr Cigogne-Konto ist gesperrt',
    preview: 'Unser Team hat Ihr Konto gesperrt.',
    heading: 'Ihr Konto ist gesperrt',
    intro: (firstName) => `Guten Tag, ${firstName}. Unser Team hat Ihr Cigogne-Konto gesperrt. Der Grund:`,
    after:
      'Anmelden können Sie sich nicht mehr. Ihre Listen und was Ihre Liebsten darauf reserviert haben, bleiben bestehen.',
    mistake: 'Halten Sie das für einen Irrtum? Schreiben Sie uns:',
    button: 'Kontakt aufnehmen',
  },
  accountReactivated: {
    subject: 'Ihr Cigogne-Konto ist entsperrt',
    preview: 'Sie können sich wieder anmelden.',
    heading: 'Ihr Konto ist entsperrt',
    intro: (firstName) => `Guten Tag, ${firstName}. Ihr Cigogne-Konto ist entsperrt: Sie können sich wieder anmelden.`,
    button: 'Anmelden',
  },
};
