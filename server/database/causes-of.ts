/**
 * An error followed by the errors it wraps: drivers and libraries wrap PostgreSQL's. pg-boss tells of copies, plain
 * objects with the error's own fields.
 */
export function* causesOf(error: unknown): Generator<Partial<Error> & { code?: unknown }> {
  for (let cause = error; cause instanceof Object; cause = (cause as Error).cause) yield cause;
}
