import type { registrySearch as french } from '../../fr/registries/search.ts';
import { plural } from '../../languages.ts';

export const registrySearch: typeof french = {
  searchTitle: 'Sie suchen eine Liste?',
  searchHelp: 'Der Name der Liste, Vor- oder Nachname der Eltern oder ihre vollständige E-\u2060Mail-Adresse.',
  searchLabel: 'Geburtsliste suchen',
  searchPlaceholder: 'Camille Durand\u00A0…',
  searchButton: 'Suchen',
  searchTooShort: 'Bitte geben Sie mindestens 2\u00A0Zeichen ein.',
  searchTooLong: 'Bitte geben Sie höchstens 255\u00A0Zeichen ein.',
  searchFailed: 'Die Suche konnte nicht ausgeführt werden',
  results: (count: number, hasMore: boolean) =>
    `${hasMore ? 'Mehr als ' : ''}${count} ${plural(count, 'Liste', 'Listen')} gefunden`,
  resultsFor: (query: string) => `für „${query}“`,
  noResult: 'Keine Liste passt zu dieser Suche',
  noResultHelp:
    'Prüfen Sie die Schreibweise, versuchen Sie einen anderen Namen oder bitten Sie die Eltern um den Link: Manche Listen sind nur über ihren Link zu finden.',
  consult: 'Ansehen',
  consultList: (title: string) => `Liste „${title}“ ansehen`,
  loadMore: 'Weitere Listen anzeigen',
};
