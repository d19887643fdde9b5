import type { publicRegistry as fr } from '../../fr/registries/public.ts';
import { plural } from '../../languages.ts';

export const publicRegistry: typeof fr = {
  shareText: (owner, free) =>
    free > 0
      ? `Die Geburtsliste von ${owner}: ${free} ${plural(free, 'Geschenk', 'Geschenke')} verfügbar. Aussuchen und reservieren, ganz ohne Konto.`
      : `Die Geburtsliste von ${owner}.`,
  giftShareText: (title) => `Ein Geschenk von der Liste „${title}“.`,
  youManage: 'Sie verwalten diese Liste',
  gifts: 'Die Geschenke',
  promise: 'Ohne Konto, ohne Bezahlung: reservieren, dann kaufen, wo Sie möchten.',
  emptyTitle: 'Die Liste entsteht gerade',
  emptyText: 'Die Eltern haben noch keine Geschenke eingetragen. Schauen Sie in ein paar Tagen wieder vorbei!',
  allBookedTitle: 'Alles ist schon reserviert!',
  allBookedText: 'Für jedes Geschenk dieser Liste hat sich jemand gefunden.',
  report: 'Melden',
  reportSubject: (title) => `Meldung der Liste „${title}“`,
  reportBody: (address) => `Guten Tag,\n\nich möchte diese Liste melden: ${address}\n\nGrund: `,
  printHint: 'Um ein Geschenk zu reservieren, scannen Sie diesen Code oder öffnen Sie diese Adresse:',
  cannotLoad: 'Die Liste konnte nicht geladen werden',
  cannotLoadGift: 'Das Geschenk konnte nicht geladen werden',
  notFoundTitle: 'Diese Liste gibt es hier nicht',
  notFoundText:
    'Vielleicht ist ein Fehler in der Adresse, oder die Eltern haben ihre Liste geschlossen. Prüfen Sie den Link, oder suchen Sie die Liste nach ihrem Namen.',
  searchList: 'Eine Liste suchen',
  giftNotFoundTitle: 'Dieses Geschenk steht nicht mehr auf der Liste',
  giftNotFoundText: 'Vielleicht haben die Eltern es entfernt. Andere Ideen warten auf Sie.',
  backToList: 'Zurück zur Liste',
  noDescription: 'Die Eltern haben keine Beschreibung hinzugefügt.',
  description: 'Die Eltern dazu',
  wanted: (count) => `${count} gewünscht`,
  howItWorks: 'Reservieren Sie hier und kaufen Sie dann, wo Sie möchten: Niemand sonst wählt dasselbe Geschenk.',
  alreadyBooked: 'Dieses Geschenk ist schon reserviert',
  alreadyBookedText: 'Jemand schenkt es bereits. Auf der Liste wartet sicher noch eine schöne Idee.',
  bookedBy: 'Reserviert von',
  anonymous: 'Jemand, der lieber ungenannt bleibt',
  otherGifts: 'Die anderen Geschenke ansehen',
};
