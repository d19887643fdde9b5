/**
 * An error and, one after the other, the errors that it wraps: drivers and libraries put theirs around PostgreSQL's.
 */
export function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}
