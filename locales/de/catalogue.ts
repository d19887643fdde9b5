import type { catalogue as fr } from '../fr/catalogue.ts';
import { plural } from '../languages.ts';

const inThousands = (count: number) => count.toLocaleString('de-DE');
const countOf = (count: number) => `${inThousands(count)} Artikel`;

export const catalogue: typeof fr = {
  pageTitle: 'Im Katalog stöbern',
  description: 'Ideen für Geschenke zur Geburt, mit einem Handgriff auf Ihrer Liste.',
  title: 'Katalog',
  lead: (articles, shops) =>
    articles === 0
      ? 'Ideen für Geschenke zur Geburt, für Ihre Liste.'
      : `${countOf(articles)} aus ${shops} ${plural(shops, 'Shop', 'Shops')}, mit zwei Handgriffen auf Ihrer Liste.`,

  categories: {
    outings: 'Unterwegs',
    sleep: 'Schlafen',
    meals: 'Essen',
    bath: 'Bad und Pflege',
    clothes: 'Kleidung',
    toys: 'Spielen',
    room: 'Kinderzimmer',
    carrying: 'Tragen',
    car: 'Im Auto',
    safety: 'Sicherheit',
    books: 'Bücher',
    parents: 'Für die Eltern',
    other: 'Weitere Ideen',
  },
  category: 'Kategorie',
  all: 'Alles',

  search: 'Im Katalog suchen',
  searchExample: 'Schlafsack, Buch\u00A0…',
  submit: 'Suchen',
  filters: 'Filter',
  filtersOn: (count) => `${count} ${plural(count, 'Filter aktiv', 'Filter aktiv')}`,
  shop: 'Shop',
  allShops: 'Alle Shops',
  price: 'Preis',
  from: 'von',
  to: 'bis',
  priceMin: 'Mindestpreis in Euro',
  priceMax: 'Höchstpreis in Euro',
  upTo: (price) => `Bis ${price}`,
  above: (price) => `Über ${price}`,
  between: (low, high) => `${low} bis ${high}`,
  clear: 'Filter zurücksetzen',
  quoted: (words) => `„${words}“`,
  without: (what) => `${what} entfernen`,
  show: (total, atLeast) => `${atLeast ? 'Mehr als ' : ''}${countOf(total)} anzeigen`,

  found: (count, atLeast) => (atLeast ? `Mehr als ${countOf(count)}` : countOf(count)),
  shown: (shown, total, atLeast) => `${inThousands(shown)} von ${atLeast ? 'mehr als ' : ''}${inThousands(total)}`,
  more: 'Weitere Artikel anzeigen',
  next: 'Nächste Seite',
  previous: 'Vorige Seite',

  noneTitle: 'Kein passender Artikel',
  noneText: 'Versuchen Sie ein anderes Wort, einen anderen Preis oder eine andere Kategorie.',
  emptyTitle: 'Der Katalog füllt sich noch',
  emptyText:
    'Hier gibt es noch keine Artikel. Geschenke aus jedem Shop kommen aber schon über ihren Link auf eine Liste.',
  failedTitle: 'Der Katalog antwortet nicht',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es dann noch einmal.',
  moreFailed: 'Der Rest konnte nicht geladen werden',
  retry: 'Erneut versuchen',

  back: 'Zurück zum Katalog',
  soldBy: (shop) => `bei ${shop}`,
  gone: 'Nicht mehr im Katalog',
  goneText: 'Sein Shop bietet ihn nicht mehr an: Der Preis kann sich geändert haben.',
  notFoundTitle: 'Dieser Artikel wurde nicht gefunden',
  notFoundText: 'Er ist nicht mehr im Katalog, oder die Adresse ist unvollständig.',
  otherShops: 'In anderen Shops',
  similar: 'Das könnte Ihnen auch gefallen',

  add: 'Hinzufügen',
  addLong: 'Auf meine Liste',
  addNamed: (title) => `„${title}“ hinzufügen`,
  added: 'Hinzugefügt',
  addedNamed: (title) => `Hinzugefügt: „${title}“, auf der Liste ansehen`,
  list: 'Liste',
  newCategory: 'Neue Kategorie',
  newCategoryName: 'Name der Kategorie',
  nameMissing: 'Geben Sie der Kategorie einen Namen.',
  addedTo: (list, category) => `Auf „${list}“, in „${category}“.`,
  undo: 'Rückgängig',
  undone: 'Der Artikel ist nicht mehr auf der Liste.',
  cannotUndo: 'Das ließ sich nicht rückgängig machen',
  cannotAdd: 'Der Artikel konnte nicht hinzugefügt werden',
  placesFailed: 'Ihre Listen konnten nicht geladen werden.',
  firstListTitle: 'Beginnen Sie mit Ihrer Liste',
  firstListText: 'Der Artikel wartet hier: Sobald es Ihre Liste gibt, fehlt nur noch ein Handgriff.',
  createList: 'Meine Liste anlegen',
};
