import type { Answer, CallOptions } from '#contract/calls.ts';
import { inTab } from '#web/session/safe-storage.ts';
import { api } from '../api.ts';
import { ApiError } from '../api-errors.ts';

type CreatingCall =
  | 'POST /baby/'
  | 'POST /birthregistry/'
  | 'POST /contact'
  | 'POST /email/share_list'
  | 'POST /shortlink/'
  | 'POST /wish/';

/** The keys of requests whose answer never came, by what they asked for. */
const unanswered = inTab<Record<string, string>>('cigogne-unanswered');

/**
 * Creates (a message, too) exactly once: what is sent again for want of an answer goes under the same Idempotency-Key.
 * @throws ApiError and NetworkError; after the latter the same call can simply be repeated
 */
export async function createOnce<Name extends CreatingCall>(
  name: Name,
  body: CallOptions<Name>['body'],
): Promise<Answer<Name>> {
  const asked = `${name} ${JSON.stringify(body)}`;
  const key = unanswered.read()?.[asked] ?? newIdempotencyKey();
  unanswered.keep({ ...unanswered.read(), [asked]: key });
  try {
    const made = await api<CreatingCall>(name, { body: body as never, headers: { 'Idempotency-Key': key } });
    forget(asked);
    return made as Answer<Name>;
  } catch (error) {
    if (!hasNoAnswer(error)) forget(asked);
    throw error;
  }
}

function forget(asked: string): void {
  const { [asked]: _, ...others } = unanswered.read() ?? {};
  unanswered.keep(others);
}

/** No answer came, or none that says whether it was done. */
export function hasNoAnswer(error: unknown): boolean {
  return !(error instanceof ApiError && error.status < 500);
}

/** 128 random bits; randomUUID only exists on https. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
