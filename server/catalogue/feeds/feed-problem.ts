import type { ImportFailure } from '#contract/articles.ts';

/** Why a feed cannot be imported: nothing of it counts, and what was there stays. */
export class FeedProblem extends Error {
  readonly reason: ImportFailure;

  /** @param details for whoever looks into it; never an address, which may hold a key */
  constructor(reason: ImportFailure, details: string, options?: ErrorOptions) {
    super(details, options);
    this.reason = reason;
  }
}
