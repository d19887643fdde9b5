import { FetchFailure } from '../../guarded-fetch/fetch-failure.ts';
import { type ProblemError, problem } from '../../http/problem.ts';
import { findShop } from '../../shops/find-shop.ts';

/**
 * What somebody is told whose page could not be fetched, without revealing anything internal.
 * @returns what to throw instead; other errors unchanged
 */
export function refusalOf(error: unknown, address: string): unknown {
  if (!(error instanceof FetchFailure)) return error;
  return error.why === 'unwelcome' ? refusalOfStatus(address) : problem('IMPOSSIBLE_TO_PARSE');
}

/** The shop is up, but does not show us its page. */
export function refusalOfStatus(address: string): ProblemError {
  return problem(findShop(new URL(address).hostname) ? 'IMPOSSIBLE_TO_PARSE' : 'UNKNOWN_SHOP');
}
