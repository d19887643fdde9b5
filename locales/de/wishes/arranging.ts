import type { arranging as french } from '../../fr/wishes/arranging.ts';
import { plural } from '../../languages.ts';

export const arranging: typeof french = {
  title: 'Geschenke ordnen',
  lead: 'Ziehen Sie ein Geschenk an seinem Griff. Haken Sie mehrere an, um sie zusammen zu verschieben, als Herzenswunsch zu markieren oder zu löschen.',
  back: 'Zurück zur Liste',
  categories: 'Kategorien',
  gifts: (count) => `${count} ${plural(count, 'Geschenk', 'Geschenke')}`,
  emptyCategory: 'Noch kein Geschenk: Ziehen Sie eines hierher.',
  noCategory: 'Noch nichts zu ordnen: Fügen Sie erst ein Geschenk hinzu.',
  handle: (title) => `„${title}“ verschieben`,
  handleHelp: 'Leertaste zum Nehmen, Pfeile zum Verschieben, Leertaste zum Ablegen, Esc zum Abbrechen.',
  rename: (label) => `„${label}“ umbenennen`,
  menu: (title) => `„${title}“ ordnen`,
  up: 'Nach oben',
  down: 'Nach unten',
  first: 'An den Anfang',
  last: 'Ans Ende',
  choose: (title) => `„${title}“ auswählen`,
  chosen: (count) => `${count} ${plural(count, 'Geschenk', 'Geschenke')} ausgewählt`,
  moveTo: 'Verschieben nach\u00A0…',
  favourite: 'Herzenswunsch',
  noFavourite: 'Kein Herzenswunsch mehr',
  delete: 'Löschen',
  chooseNone: 'Auswahl aufheben',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht.',

  grabbed: (title) => `„${title}“ genommen.`,
  at: (title, place, count, category) => `„${title}“: Platz ${place} von ${count}, „${category}“.`,
  categoryAt: (label, place, count) => `„${label}“: Platz ${place} von ${count}.`,
  putBack: (title) => `„${title}“ ist wieder an seinem Platz.`,
  moved: (title) => `„${title}“ verschoben.`,
  movedMany: (count, category) => `${count} ${plural(count, 'Geschenk', 'Geschenke')} nach „${category}“ verschoben.`,
  favoured: (count) =>
    plural(count, '1 Geschenk ist jetzt ein Herzenswunsch.', `${count} Geschenke sind jetzt Herzenswünsche.`),
  unfavoured: (count) =>
    plural(count, '1 Geschenk ist kein Herzenswunsch mehr.', `${count} Geschenke sind keine Herzenswünsche mehr.`),
  deleted: (count) => `${count} ${plural(count, 'Geschenk', 'Geschenke')} gelöscht.`,
  deleteTitle: (count) => `${count} ${plural(count, 'Geschenk', 'Geschenke')} löschen?`,
  deleteText: (count) =>
    plural(count, 'Es steht dann nicht mehr auf der Liste.', 'Auf der Liste stehen sie dann nicht mehr.'),
  deleteBooked: (count) =>
    `${count} davon ${plural(count, 'ist', 'sind')} reserviert: Wer schenkt, erfährt es per E-\u2060Mail, und das lässt sich nicht rückgängig machen.`,
  changedMeanwhile: 'Die Liste hat sich inzwischen geändert: Nichts wurde verschoben. So sieht sie jetzt aus.',
  cannotArrange: 'Die Liste konnte nicht geordnet werden',
};
