import type { ErrorCode, InputError, Problem } from '#contract/errors.ts';

/**
 * The API answered with an error. It has the shape of React Router's error responses too, so that a page whose loader
 * throws it has the same status.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'UNKNOWN';
  /** A human-readable sentence in the page's language; empty if the answer was not a problem+json. */
  readonly detail: string;
  readonly errors: readonly InputError[];
  /** It ended the session, and the person has been told. */
  readonly sessionEnded: boolean;
  readonly statusText: string;
  readonly internal = false;
  readonly data: { code: string; detail: string };

  constructor(status: number, problem: Partial<Problem>, sessionEnded: boolean) {
    super(`The API answered ${status} ${problem.code ?? ''}`);
    this.status = status;
    this.code = problem.code ?? 'UNKNOWN';
    this.detail = problem.detail ?? '';
    this.errors = problem.errors ?? [];
    this.sessionEnded = sessionEnded;
    this.statusText = problem.title ?? '';
    this.data = { code: this.code, detail: this.detail };
  }
}

/** No answer came; a GET has been tried three times. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The API redirected the call: an old short link's name. `location` begins with /api/v1. */
export class ApiRedirect extends Error {
  override readonly name = 'ApiRedirect';
  readonly location: string;

  constructor(location: string) {
    super('The API redirects');
    this.location = location;
  }

  /** The last part of the new address: the registry's current short link. */
  get lastSegment(): string {
    const path = this.location.split(/[?#]/, 1)[0] ?? '';
    return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  }
}

/** Whether an error ended the session, so that nothing more needs to be said. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.sessionEnded;
}

export function hasCode(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes as string[]).includes(error.code);
}
