import { wantedWishes } from '#contract/booking-request.ts';
import type { CallOptions } from '#contract/calls.ts';
import { type Attempt, lastAttempt, named, whileUnderWay } from '#web/basket/under-way.ts';
import { api } from '#web/data/api.ts';
import { ApiError } from '#web/data/api-errors.ts';
import { hasNoAnswer, newIdempotencyKey } from '#web/data/idempotency/create-once.ts';

export type BookingBody = CallOptions<'POST /booking/multi'>['body'];

/** Whoever waited this long is told that no answer came, and can press again. */
const LONGEST_MS = 60_000;

/**
 * Books exactly once: the same basket uses the same Idempotency-Key until an answer arrives. If an earlier attempt
 * with different details (such as a corrected name) did book, that booking is returned.
 * @returns the giver's token
 * @throws ApiError and NetworkError; after the latter the same call can simply be repeated
 */
export async function sendBooking(body: BookingBody): Promise<string | null> {
  const attempt = attemptFor(body);
  return whileUnderWay(copiesIn(body), () => send(attempt, body));
}

async function send(attempt: Attempt, body: BookingBody): Promise<string | null> {
  try {
    const token = await sendOnce(attempt, JSON.stringify(body));
    lastAttempt.forget();
    return token;
  } catch (error) {
    if (!isKeyReused(error)) throw error;
    const token = await sendAgain(attempt, error);
    lastAttempt.forget();
    return token;
  }
}

async function sendAgain(attempt: Attempt, refusal: unknown): Promise<string | null> {
  for (const earlier of attempt.unanswered) {
    try {
      return await sendOnce(attempt, earlier);
    } catch (error) {
      if (!isKeyReused(error)) throw error;
    }
  }
  lastAttempt.forget();
  throw refusal;
}

async function sendOnce(attempt: Attempt, body: string): Promise<string | null> {
  if (!attempt.unanswered.includes(body)) attempt.unanswered.push(body);
  lastAttempt.keep(attempt);
  let token: string | null = null;
  try {
    await api('POST /booking/multi', {
      body: JSON.parse(body) as BookingBody,
      headers: { 'Idempotency-Key': attempt.key },
      signal: AbortSignal.timeout(LONGEST_MS),
      onHeaders: (headers) => {
        token = headers.get('X-Giver-Token');
      },
    });
  } catch (error) {
    if (!hasNoAnswer(error)) {
      attempt.unanswered = attempt.unanswered.filter((other) => other !== body);
      lastAttempt.keep(attempt);
    }
    throw error;
  }
  return token;
}

function isKeyReused(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ code }) => code === 'KEY_REUSED');
}

function attemptFor(body: BookingBody): Attempt {
  const wishes = named(copiesIn(body));
  const before = lastAttempt.read();
  return before?.wishes === wishes ? before : { wishes, key: newIdempotencyKey(), unanswered: [] };
}

/** Each wish, once per copy. */
function copiesIn(body: BookingBody): number[] {
  return body.flatMap(({ wishes_ids, copies }) => wantedWishes({ wishes_ids, copies }));
}
