/**
 * `refused`: we do not go there (not a web address, not public, an odd port, too many redirects). `unwelcome`: the
 * shop does not want us there (robots.txt), or not now.
 */
type Why = 'refused' | 'unwelcome' | 'unreachable' | 'too slow' | 'too large';

/** Nothing was fetched. */
export class FetchFailure extends Error {
  readonly why: Why;

  /** @param details for whoever investigates */
  constructor(why: Why, details: string, options?: ErrorOptions) {
    super(`${why}: ${details}`, options);
    this.why = why;
  }
}
