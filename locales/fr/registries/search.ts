import { pluralFr } from '../../languages.ts';

export const registrySearch = {
  searchTitle: 'Vous cherchez une liste\u00A0?',
  searchHelp: 'Le nom de la liste, le prénom ou le nom des parents, ou leur adresse email complète.',
  searchLabel: 'Rechercher une liste de naissance',
  searchPlaceholder: 'Camille Durand…',
  searchButton: 'Rechercher',
  searchTooShort: 'Saisissez au moins 2 caractères.',
  searchTooLong: 'Saisissez au plus 255 caractères.',
  searchFailed: 'Impossible de réaliser cette recherche',
  results: (count: number, hasMore: boolean) =>
    `${hasMore ? 'Plus de ' : ''}${count} ${pluralFr(count, 'liste trouvée', 'listes trouvées')}`,
  resultsFor: (query: string) => `pour «\u00A0${query}\u00A0»`,
  noResult: 'Aucune liste ne correspond à cette recherche',
  noResultHelp:
    'Vérifiez l’orthographe, essayez un autre prénom, ou demandez aux parents le lien de leur liste\u00A0: certaines listes ne se trouvent que par leur lien.',
  consult: 'Consulter',
  consultList: (title: string) => `Consulter la liste «\u00A0${title}\u00A0»`,
  loadMore: 'Voir plus de listes',
};
