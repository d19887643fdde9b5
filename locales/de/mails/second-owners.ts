import type { secondOwnerMails as french } from '../../fr/mails/second-owners.ts';

export const secondOwnerMails: typeof french = {
  invitation: {
    subject: (owner) => `${owner} lädt Sie ein, eine Geburtsliste gemeinsam zu verwalten`,
    preview: (list) => `Verwalten Sie die Liste „${list}“ gemeinsam.`,
    heading: 'Eine Liste zu zweit',
    intro: (owner, list) => `${owner} lädt Sie ein, die Geburtsliste „${list}“ gemeinsam zu verwalten.`,
    rights:
      'Sie können dann Geschenke hinzufügen, die Liste teilen, sehen, wer was reserviert hat, und sich bedanken. Auch über jede Reservierung geben wir Ihnen Bescheid.',
    button: 'Einladung annehmen',
    account:
      'Sie brauchen dafür ein Cigogne-Konto mit dieser E-Mail-Adresse. Wenn Sie noch keines haben, erstellen Sie es in einer Minute und kommen dann zu diesem Link zurück.',
    validity: 'Dieser Link gilt 14 Tage und nur einmal.',
    notYou: 'Sie kennen diese Person nicht? Dann brauchen Sie nichts zu tun: Die Einladung erlischt von selbst.',
  },
  accepted: {
    subject: (name) => `${name} verwaltet die Liste jetzt mit Ihnen`,
    heading: 'Jetzt sind Sie zu zweit',
    intro: (name, list) => `${name} hat Ihre Einladung angenommen: Sie verwalten die Liste „${list}“ jetzt gemeinsam.`,
    next: 'Löschen lässt sie sich weiterhin nur mit Ihrem Konto, und Sie können die gemeinsame Verwaltung jederzeit beenden.',
    button: 'Liste ansehen',
  },
  removed: {
    subject: (list) => `Sie verwalten die Liste „${list}“ nicht mehr`,
    heading: 'Die gemeinsame Verwaltung ist beendet',
    intro: (owner, list) =>
      `${owner} verwaltet die Liste „${list}“ nun ohne Sie. Sie erscheint nicht mehr unter Ihren Listen.`,
    deleted: (list) => `Die Geburtsliste „${list}“, die Sie gemeinsam verwaltet haben, wurde soeben gelöscht.`,
    closed: {
      heading: 'Die Liste ist nicht mehr online',
      intro: (owner, list) =>
        `Das Cigogne-Konto von ${owner} wurde geschlossen, und die Geburtsliste „${list}“, die Sie gemeinsam verwaltet haben, ist nicht mehr online.`,
      perhapsBack:
        'Wird dieses Konto innerhalb von 30 Tagen wieder geöffnet, ist die Liste wieder da, und Sie verwalten sie gemeinsam wie zuvor. Andernfalls wird alles gelöscht.',
    },
    yourOwn: 'Ihre eigenen Listen und Ihr Konto bleiben, wie sie sind.',
    button: 'Meine Listen ansehen',
  },
  left: {
    subject: (name) => `${name} verwaltet die Liste nicht mehr mit Ihnen`,
    heading: 'Die Liste liegt wieder in Ihrer Hand',
    intro: (name, list) =>
      `${name} möchte die Liste „${list}“ nicht mehr mitverwalten. Sonst ändert sich nichts: Die Geschenke und Reservierungen sind alle da.`,
    button: 'Liste ansehen',
  },
  back: {
    subject: (list) => `Die Liste „${list}“ ist wieder da`,
    heading: 'Die Liste ist wieder da',
    intro: (owner, list) =>
      `Das Cigogne-Konto von ${owner} ist wieder geöffnet: Die Geburtsliste „${list}“ ist wieder da, und Sie verwalten sie gemeinsam wie zuvor.`,
    button: 'Liste ansehen',
  },
};
