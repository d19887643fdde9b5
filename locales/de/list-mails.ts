import { plural } from '../catalogue.ts';
import type { listMails as fr } from '../fr/list-mails.ts';

export const listMails: typeof fr = {
  deleted: {
    subject: (list: string) => `Die Liste „${list}“ gibt es nicht mehr`,
    preview: (count: number) =>
      plural(count, 'Ihre Reservierung ist storniert.', `Ihre ${count} Reservierungen sind storniert.`),
    heading: (firstName: string) => `Guten Tag ${firstName},`,
    intro: (owner: string, list: string) =>
      `Die Geburtsliste „${list}“ von ${owner} wurde soeben gelöscht. Was Sie darauf reserviert hatten, ist damit storniert:`,
    gifts: (count: number) => plural(count, 'Ihre Reservierung', 'Ihre Reservierungen'),
    bought: 'Sie hatten angegeben, es gekauft zu haben',
    received: 'Die Eltern hatten den Erhalt schon bestätigt',
    talkFirst:
      'Falls Sie schon ein Geschenk gekauft haben, sprechen Sie bitte mit den Eltern, bevor Sie es abschicken: Sie freuen sich bestimmt darüber.',
    nothingToDo: 'Andernfalls brauchen Sie nichts zu tun. Vielen Dank für Ihre Aufmerksamkeit.',
  },
};
