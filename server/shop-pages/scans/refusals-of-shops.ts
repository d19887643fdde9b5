import { FetchFailure } from '../../guarded-fetch/fetch-failure.ts';
import { type ProblemError, problem } from '../../http/problem.ts';
import { findShop } from '../../shops/find-shop.ts';

/**
 * What somebody is told whose page was not fetched. Why it was not tells nothing of what is inside.
 * @returns what is thrown instead; errors of other kinds as they are
 */
export function refusalOf(error: unknown, address: string): unknown {
  if (!(error instanceof FetchFailure)) return error;
  return error.why === 'unwelcome' ? refusalOfStatus(address) : problem('IMPOSSIBLE_TO_PARSE');
}

/** The shop is there, and does not show its page to us. */
export function refusalOfStatus(address: string): ProblemError {
  return problem(findShop(new URL(address).hostname) ? 'IMPOSSIBLE_TO_PARSE' : 'UNKNOWN_SHOP');
}
