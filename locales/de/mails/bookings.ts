import type { bookingMails as french } from '../../fr/mails/bookings.ts';
import { plural } from '../../languages.ts';

function gifts(count: number): string {
  return plural(count, 'ein Geschenk', `${count} Geschenke`);
}

export const bookingMails: typeof french = {
  summary: {
    subject: (count) => `Reserviert: ${gifts(count)}`,
    preview: 'Was Sie reserviert haben und wohin es geschickt werden soll.',
    heading: 'Es ist reserviert!',
    intro: 'Wie lieb von Ihnen! Hier steht, was Sie reserviert haben und wohin es geschickt werden soll.',
    parentsWords: 'Auf ihrer Liste schreiben die Eltern:',
    toGift: 'Dieses Geschenk auf der Liste ansehen',
    sendTo: 'Zu senden an',
    dueOn: (day) => `Die Geburt wird am ${day} erwartet.`,
    button: 'Meine Reservierungen ansehen',
    personalLink:
      'Dieser Link gehört nur Ihnen: Dort finden Sie die Adresse und den Link zum Shop; dort geben Sie an, was gekauft ist, oder stornieren, ganz ohne Konto.',
    notYou:
      'Sie haben nichts reserviert? Dann hat sich wohl jemand bei der Adresse vertippt: Öffnen Sie den Link, um zu stornieren, oder ignorieren Sie diese Nachricht.',
  },
  deleted: {
    subject: (list, count) =>
      `Ihre ${plural(count, 'Reservierung', 'Reservierungen')} auf „${list}“ ${plural(count, 'ist', 'sind')} storniert`,
    heading: (count) => plural(count, 'Ihre Reservierung ist storniert', 'Ihre Reservierungen sind storniert'),
    gifts: (count) => plural(count, 'Das Geschenk', 'Die Geschenke'),
    byParents: (list, count) =>
      `Die Eltern haben Ihre ${plural(count, 'Reservierung', 'Reservierungen')} auf ihrer Liste „${list}“ storniert:`,
    withWish: (list, count) =>
      `Die Eltern haben ${plural(count, 'dieses Geschenk', 'diese Geschenke')} von ihrer Liste „${list}“ genommen; Ihre ${plural(count, 'Reservierung ist', 'Reservierungen sind')} daher storniert:`,
    talkFirst: (count) =>
      `Falls Sie ${plural(count, 'es', 'sie')} schon gekauft haben, sprechen Sie bitte mit den Eltern, bevor Sie ${plural(count, 'es', 'sie')} schicken. Sonst macht ihnen sicher auch ein anderes Geschenk Freude.`,
    received: () => 'Die Eltern hatten den Erhalt schon bestätigt: Sie brauchen nichts zu tun.',
    button: 'Liste ansehen',
  },
  thanks: {
    subject: (owner) => `Ein Dankeschön von ${owner}`,
    heading: (firstName) => `Danke, ${firstName}!`,
    intro: (owner, count) =>
      `Hier sind ein paar Worte von ${owner} zu ${plural(count, 'Ihrem Geschenk', 'Ihren Geschenken')}:`,
    forGifts: (count) => plural(count, 'Ihr Geschenk', 'Ihre Geschenke'),
    button: 'Meine Reservierungen ansehen',
  },
  booked: {
    subject: (giver, count) => `${giver} hat ${gifts(count)} von Ihrer Liste reserviert`,
    heading: 'Gute Nachrichten!',
    intro: (giver, count) => `${giver} hat ${gifts(count)} für Sie reserviert.`,
    onList: (list, day) => `Auf Ihrer Liste „${list}“, am ${day}.`,
    giftsOf: (giver) => `Von ${giver}`,
    message: 'Die Nachricht an Sie:',
    anonymous: (giver) =>
      `${giver} möchte für andere Gäste anonym bleiben: Nur Sie sehen den Namen, damit Sie sich bedanken können.`,
    thankLater: 'Wenn ein Geschenk da ist, bedanken Sie sich und bestätigen Sie den Erhalt auf Ihrer Liste.',
    button: 'Meine Liste ansehen',
  },
  digest: {
    subject: (count) => `${gifts(count)} von Ihrer Liste in einer Stunde reserviert`,
    heading: 'Ihre Liste ist beliebt!',
    intro: (givers, count) =>
      `In einer Stunde ${plural(givers, 'hat eine Person', `haben ${givers} Personen`)} ${gifts(count)} für Sie reserviert.`,
  },
  cancelled: {
    subject: (giver, count) =>
      `${giver} hat ${plural(count, 'eine Reservierung', `${count} Reservierungen`)} storniert`,
    subjectOfMany: (count) => `${count} Reservierungen auf Ihrer Liste storniert`,
    heading: (count) => plural(count, 'Eine Reservierung wurde storniert', 'Reservierungen wurden storniert'),
    gifts: (count) => plural(count, 'Das Geschenk', 'Die Geschenke'),
    intro: (giver, list, count) =>
      plural(
        count,
        `${giver} hat eine Reservierung storniert. Das Geschenk ist damit auf Ihrer Liste „${list}“ wieder verfügbar:`,
        `${giver} hat ${count} Reservierungen storniert. Die Geschenke sind damit auf Ihrer Liste „${list}“ wieder verfügbar:`,
      ),
    introTaken: (list) => `Das wurde auf Ihrer Liste „${list}“ storniert:`,
    taken: 'Inzwischen wieder reserviert.',
    introOfMany: (list, count) =>
      `${count} Reservierungen wurden storniert. Die Geschenke sind damit auf Ihrer Liste „${list}“ wieder verfügbar:`,
    button: 'Meine Liste ansehen',
  },
};
