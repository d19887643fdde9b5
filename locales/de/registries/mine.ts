import type { myRegistries as french } from '../../fr/registries/mine.ts';
import { plural } from '../../languages.ts';

export const myRegistries: typeof french = {
  title: 'Meine Listen',
  lead: (count) => `${count} ${plural(count, 'Geburtsliste', 'Geburtslisten')}`,
  create: 'Liste anlegen',
  emptyTitle: 'Ihre erste Liste wartet auf Sie',
  emptyText:
    'Geben Sie ihr einen Namen, sagen Sie, wohin die Geschenke gehen, und fügen Sie hinzu, was Ihnen Freude macht: Drei kurze Seiten genügen. Anfangen können Sie ab dem dritten Monat.',
  online: 'Online',
  offline: 'Noch nicht online',
  private: 'Privat',
  dueOn: 'Geburtstermin:',
  gifts: (count) => `${count} ${plural(count, 'Geschenk', 'Geschenke')}`,
  booked: (count) => `${count} reserviert`,
  toThank: (count) => `${count}\u00A0warten auf Ihren Dank`,
  createdOn: 'Angelegt am',
  addGifts: 'Geschenke hinzufügen',
  addGiftsTo: (title) => `Geschenke hinzufügen zur Liste „${title}“`,
  edit: 'Bearbeiten',
  delete: 'Löschen',
  editList: (title) => `Liste „${title}“ bearbeiten`,
  deleteList: (title) => `Liste „${title}“ löschen`,
  deleteTitle: 'Diese Liste löschen?',
  deleteText: (title) => `Die Liste „${title}“ ist dann weder für Sie noch für Ihre Liebsten zu sehen.`,
  deleteConsequence:
    'Mit ihr verschwinden die Geschenke und der Link. Sind Geschenke reserviert, erfahren es alle, die sie reserviert haben, per E-\u2060Mail.',
  deleteConfirm: 'Liste löschen',
  deleted: 'Liste gelöscht',
  cannotDelete: 'Die Geburtsliste konnte nicht gelöscht werden',
  cannotLoad: 'Die Geburtslisten konnten nicht geladen werden',
  loadMore: 'Weitere Listen anzeigen',
  shown: (count, total) => `${count} von ${total} Listen werden angezeigt`,
};
