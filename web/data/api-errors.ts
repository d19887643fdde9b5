import type { ErrorCode, InputError, Problem } from '#contract/errors.ts';

/**
 * The API answered with an error. It has the shape of React Router's error responses too, so that a page whose loader
 * throws it answers with the same status.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'UNKNOWN';
  /** A sentence for the person, in the page's language; empty when the answer was no problem+json. */
  readonly detail: string;
  readonly errors: readonly InputError[];
  /** It ended the session, of which the person has been told. */
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

/** No answer came, after three tries for a GET. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The API sent the call on to another address: an old short link's name. `location` begins with /api/v1. */
export class ApiRedirect extends Error {
  override readonly name = 'ApiRedirect';
  readonly location: string;

  constructor(location: string) {
    super('The API redirects');
    this.location = location;
  }

  /** The last part of the new address: the registry's present short link. */
  get lastSegment(): string {
    const path = this.location.split(/[?#]/, 1)[0] ?? '';
    return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  }
}

/** Whether an error ended the session: then nothing more needs to be said. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.sessionEnded;
}

export function hasCode(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes as string[]).includes(error.code);
}
