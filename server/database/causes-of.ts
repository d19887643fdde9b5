/** An error followed by the errors it wraps: drivers and libraries wrap PostgreSQL's. */
export function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}
