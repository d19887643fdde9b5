import type { Answer } from '#contract/calls.ts';
import { SEARCH_MAX } from '#contract/everywhere/page-limits.ts';
import { paths } from '#contract/pages.ts';
import { unseenAsSpaces } from '#web/ui/search/unseen-as-spaces.ts';

export type FoundRegistry = Answer<'GET /birthregistry/search/{query}'>[number];

/** What the search on the home page shows. */
export type SearchState =
  | { status: 'none' | 'too-short' | 'too-long'; query: string }
  /** Uses the API's own sentence if it says more than that it failed. */
  | { status: 'failed'; query: string; reason?: string }
  | { status: 'done'; query: string; shown: number; registries: FoundRegistry[]; hasMore: boolean };

export const RESULTS_A_PAGE = 9;

/** The query and how many results to show, from the page's address: /?q=camille&n=18. */
export function readSearch(search: URLSearchParams): { query: string | null; shown: number } {
  const wanted = Number.parseInt(search.get('n') ?? '', 10);
  const shown = Number.isNaN(wanted) ? RESULTS_A_PAGE : Math.min(Math.max(wanted, RESULTS_A_PAGE), SEARCH_MAX);
  const query = search.get('q');
  return { query: query === null ? null : unseenAsSpaces(query), shown };
}

/** The address of this search with so many results; what else it holds stays. */
export function searchPath(search: URLSearchParams, shown: number): string {
  const more = new URLSearchParams(search);
  more.set('n', String(shown));
  return `${paths.home()}?${more}`;
}
