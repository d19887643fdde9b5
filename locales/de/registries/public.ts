import type { publicRegistry as fr } from '../../fr/registries/public.ts';
import { plural } from '../../languages.ts';

export const publicRegistry: typeof fr = {
  shareText: (owner, free) =>
    free > 0
      ? `Die Geburtsliste von ${owner}: noch ${free} ${plural(free, 'Geschenk', 'Geschenke')} verfügbar. Aussuchen und reservieren, ganz ohne Konto.`
      : `Die Geburtsliste von ${owner}.`,
  youManage: 'Sie verwalten diese Liste',
  gifts: 'Die Geschenke',
  promise: 'Ohne Konto, ohne Bezahlung: reservieren, dann kaufen, wo Sie möchten.',
  emptyTitle: 'Die Liste entsteht gerade',
  emptyText: 'Die Eltern haben noch keine Geschenke eingetragen. Schauen Sie in ein paar Tagen wieder vorbei!',
  allBookedTitle: 'Alles ist schon reserviert!',
  allBookedText: 'Für jedes Geschenk dieser Liste hat sich jemand gefunden.',
  report: 'Liste melden',
  reportSubject: (title) => `Meldung der Liste „${title}“`,
  reportBody: (address) => `Guten Tag,\n\nich möchte diese Liste melden: ${address}\n\nGrund: `,
  printHint: 'Was noch verfügbar ist, zeigt dieser Code oder diese Adresse:',
  cannotLoad: 'Die Liste konnte nicht geladen werden',
  notFoundTitle: 'Diese Liste wurde nicht gefunden',
  notFoundText:
    'Vielleicht ist ein Fehler in der Adresse, oder die Eltern haben ihre Liste geschlossen. Prüfen Sie den Link, oder suchen Sie die Liste nach ihrem Namen.',
  searchList: 'Eine Liste suchen',
};
