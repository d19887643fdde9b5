import type { ownerRegistry as fr } from '../../fr/registries/owner.ts';
import { plural } from '../../languages.ts';

export const ownerRegistry: typeof fr = {
  pageTitle: 'Meine Liste',
  backToLists: 'Meine Listen',
  cannotLoad: 'Die Liste konnte nicht geladen werden',
  goneTitle: 'Diese Liste ist nicht hier',
  goneText: 'Sie wurde gelöscht, oder die Adresse stimmt nicht ganz.',
  toMyLists: 'Meine Listen ansehen',

  edit: 'Liste bearbeiten',
  invitation: 'Ein paar Worte an Ihre Liebsten? Erzählen Sie, worüber Sie sich freuen würden.',
  writeWords: 'Begrüßung schreiben',
  secret: {
    firstName: 'der Vorname',
    gender: 'das Geschlecht',
    eventDate: 'der Geburtstermin',
    address: 'die Lieferadresse',
  },
  kept: (secrets) => `Geheim gehalten: ${secrets}.`,
  keptNothing: 'Sie halten nichts geheim.',
  keptAddress: 'Die Adresse bekommt nur, wer ein Geschenk reserviert.',
  onlyYou: 'Nur Sie sehen diese Zeile.',

  gifts: 'Die Geschenke',
  addWish: 'Geschenk hinzufügen',
  addWishText: 'Aus jedem beliebigen Shop',
  addHere: (category) => `Geschenk in „${category}“ hinzufügen`,
  addHereShort: 'Hier hinzufügen',
  arrange: 'Geschenke ordnen',
  emptyTitle: 'Wie wäre es mit einem Herzenswunsch zum Anfang?',
  emptyText:
    'Ein Schlafsack, ein Buch, ein Kinderwagen: Fügen Sie hinzu, was Ihnen gefällt, aus jedem beliebigen Shop. Später können Sie alles ändern.',
  toThank: (count) =>
    `${count} ${plural(count, 'reserviertes Geschenk wartet', 'reservierte Geschenke warten')} auf Ihren Dank`,
  thankNow: 'Danke sagen',
  thankGiver: (name) => `Dank steht aus: ${name}`,

  wishMenu: (title) => `Aktionen für „${title}“`,
  editWish: 'Bearbeiten',
  deleteWish: 'Löschen',
  bookedBy: 'Reserviert von',
  moreGivers: (count) => `und ${count} weitere`,

  categoryMenu: (label) => `Aktionen für die Kategorie „${label}“`,
  rename: 'Umbenennen',
  renameTitle: 'Kategorie umbenennen',
  categoryName: 'Name der Kategorie',
  save: 'Speichern',
  renamed: 'Kategorie umbenannt',
  cannotRename: 'Die Kategorie konnte nicht umbenannt werden',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  categoryMoved: 'Kategorie verschoben',
  cannotMove: 'Die Kategorie konnte nicht verschoben werden',
  deleteCategory: 'Löschen',
  deleteCategoryTitle: 'Diese Kategorie löschen?',
  deleteCategoryText: (label) => `„${label}“ enthält keine Geschenke.`,
  categoryDeleted: 'Kategorie gelöscht',
  cannotDeleteCategory: 'Die Kategorie konnte nicht gelöscht werden',
  categoryNotEmpty: 'Diese Kategorie enthält noch Geschenke: Verschieben oder löschen Sie sie zuerst.',
};
