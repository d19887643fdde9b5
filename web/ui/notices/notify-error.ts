import type { ErrorCode } from '#contract/errors.ts';
import { ApiError, isSessionEnd } from '#web/data/api-errors.ts';
import { notify } from './notify.ts';

/**
 * Says in a notice what went wrong: a sentence of `byCode` for the error's code, else `fallback`, else the API's own
 * sentence. Nothing where the session ended: that has been said.
 */
export function notifyError(error: unknown, fallback?: string, byCode: Partial<Record<ErrorCode, string>> = {}): void {
  if (isSessionEnd(error)) return;
  const known = error instanceof ApiError && error.code !== 'UNKNOWN' ? byCode[error.code] : undefined;
  const detail = error instanceof ApiError ? error.detail : '';
  // When to come back, which no sentence of a button's own says.
  const isTooOften = error instanceof ApiError && error.status === 429 && detail !== '';
  const text = isTooOften ? detail : (known ?? fallback ?? detail);
  if (text) notify({ type: 'error', text });
}
