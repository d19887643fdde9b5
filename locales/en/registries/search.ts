import type { registrySearch as french } from '../../fr/registries/search.ts';
import { plural } from '../../languages.ts';

export const registrySearch: typeof french = {
  searchTitle: 'Looking for a list?',
  searchHelp: 'The name of the list, the parents’ first or last name, or their full email address.',
  searchLabel: 'Find a baby gift list',
  searchPlaceholder: 'Camille Durand…',
  searchButton: 'Search',
  searchTooShort: 'Please type at least 2 characters.',
  searchTooLong: 'Please type at most 255 characters.',
  searchFailed: 'The search did not work',
  results: (count: number, hasMore: boolean) =>
    `${hasMore ? 'More than ' : ''}${count} ${plural(count, 'list', 'lists')} found`,
  resultsFor: (query: string) => `for “${query}”`,
  noResult: 'No list matches this search',
  noResultHelp:
    'Check the spelling, try another name, or ask the parents for the link of their list: some lists can only be found by their link.',
  consult: 'Open',
  consultList: (title: string) => `Open the list “${title}”`,
  loadMore: 'Show more lists',
};
