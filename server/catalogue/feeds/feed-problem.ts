import type { ImportFailure } from '#contract/shops/articles.ts';

/** Why a feed cannot be imported: none of it counts, and existing articles stay. */
export class FeedProblem extends Error {
  readonly reason: ImportFailure;

  /** @param details for whoever investigates; never an address, which may contain a key */
  constructor(reason: ImportFailure, details: string, options?: ErrorOptions) {
    super(details, options);
    this.reason = reason;
  }
}
