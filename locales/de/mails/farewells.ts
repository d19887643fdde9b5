import type { farewellMails as fr } from '../../fr/mails/farewells.ts';
import { plural } from '../../languages.ts';

export const farewellMails: typeof fr = {
  removed: {
    subject: (list) => `Ihre Liste „${list}“ wurde gelöscht`,
    preview: 'Unser Team hat eine Ihrer Listen gelöscht.',
    heading: 'Ihre Liste wurde gelöscht',
    intro: (firstName, list) =>
      `Guten Tag, ${firstName}. Unser Team hat Ihre Geburtsliste „${list}“ gelöscht. Der Grund:`,
    after:
      'Wer darauf etwas reserviert hatte, erfährt es von uns. Ihre anderen Listen und Ihr Konto bleiben, wie sie sind.',
    mistake: 'Halten Sie das für einen Irrtum? Schreiben Sie uns:',
    button: 'Kontakt aufnehmen',
  },
  deleted: {
    subject: (list: string) => `Die Liste „${list}“ gibt es nicht mehr`,
    preview: (count: number) =>
      plural(count, 'Ihre Reservierung ist storniert.', `Ihre ${count} Reservierungen sind storniert.`),
    heading: (firstName: string) => `Guten Tag, ${firstName}`,
    intro: (owner: string, list: string) =>
      `Die Geburtsliste „${list}“ von ${owner} wurde soeben gelöscht. Was Sie darauf reserviert hatten, ist damit storniert:`,
    gifts: (count: number) => plural(count, 'Ihre Reservierung', 'Ihre Reservierungen'),
    bought: (count) => `Sie hatten angegeben, ${plural(count, 'es', 'sie')} gekauft zu haben`,
    received: () => 'Die Eltern hatten den Erhalt schon bestätigt',
    talkFirst:
      'Falls Sie schon ein Geschenk gekauft haben, sprechen Sie bitte mit den Eltern, bevor Sie es abschicken: Die Eltern freuen sich bestimmt darüber.',
    nothingToDo: 'Andernfalls brauchen Sie nichts zu tun. Vielen Dank für Ihre Aufmerksamkeit.',
    allReceived: 'Sie brauchen nichts zu tun. Vielen Dank für Ihre Aufmerksamkeit.',
  },
  closed: {
    subject: (list) => `Die Liste „${list}“ ist nicht mehr online`,
    preview: 'Sprechen Sie mit den Eltern, bevor Sie etwas kaufen.',
    heading: (firstName) => `Guten Tag, ${firstName}`,
    intro: (owner, list) =>
      `Das Cigogne-Konto von ${owner} wurde geschlossen, und die Geburtsliste „${list}“ ist nicht mehr online. Was Sie darauf reserviert hatten, ruht damit:`,
    ofReceived: {
      preview: 'Was Sie geschenkt haben, ist angekommen: Sie brauchen nichts zu tun.',
      intro: (owner, list) =>
        `Das Cigogne-Konto von ${owner} wurde geschlossen, und die Geburtsliste „${list}“ ist nicht mehr online. Was Sie geschenkt haben, ist angekommen:`,
    },
    perhapsBack:
      'Wenn die Eltern innerhalb von 30 Tagen zurückkommen, sind ihre Liste und Ihre Reservierungen wieder da wie zuvor, und wir schreiben Ihnen. Andernfalls wird alles gelöscht.',
  },
  back: {
    subject: (list) => `Die Liste „${list}“ ist wieder da`,
    preview: 'Was Sie reserviert hatten, ist es noch.',
    heading: (firstName) => `Gute Nachricht, ${firstName}`,
    intro: (owner, list) =>
      `Die Geburtsliste „${list}“ von ${owner} ist wieder da, und was Sie darauf reserviert hatten, ist es noch:`,
    samePage: 'Der persönliche Link in der Nachricht zu Ihrer Reservierung funktioniert wieder.',
    button: 'Zur Liste',
  },
};
