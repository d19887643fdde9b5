import type { catalogueImports as french } from '../fr/catalogue-imports.ts';

export const catalogueImports: typeof french = {
  failures: {
    UNREACHABLE: 'Der Feed konnte nicht gelesen werden: Der Shop antwortet nicht oder nicht richtig.',
    TOO_LARGE: 'Der Feed ist zu groß.',
    NO_FEED: 'Was kam, ist kein Feed.',
    NO_COLUMNS: 'Keine Spalte hat einen bekannten Namen.',
    BROKEN_OFF: 'Der Feed brach unterwegs ab.',
    ENDLESS: 'Eine Zeile des Feeds hat kein Ende.',
    MOSTLY_REFUSED: 'Kaum eine Zeile ist ein Artikel.',
    EMPTY: 'Keine Zeile ist ein Artikel.',
    SHRUNK: 'Über die Hälfte der Artikel fehlt: Der Feed ist wohl unvollständig.',
    RUNNING: 'Dieser Feed wurde gerade schon importiert.',
    FAILED: 'Der Import ist gescheitert. Die Protokolle des Dienstes sagen, warum.',
  },
  unchanged: 'Der Katalog blieb, wie er war.',
  showRefusals: (count, shown) => (count === 1 ? 'Die abgelehnte Zeile ansehen' : `${shown} abgelehnte Zeilen ansehen`),
  refusals: 'Abgelehnte Zeilen',
  firstOf: (shown, total) => `Die ersten ${shown} von ${total}`,
  line: (line) => `Zeile ${line}`,
  reasons: {
    COLUMNS: 'nicht so viele Spalten wie Namen',
    NO_TITLE: 'ohne Titel',
    NO_LINK: 'ohne Link',
    BAD_LINK: 'unbrauchbarer Link',
    DUPLICATE: 'steht schon weiter oben im Feed',
    BROKEN: 'unlesbar',
    BAD_PRICE: 'unmöglicher Preis',
  },
};
