import type { bookingsTexts } from '#locales/bookings.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { notify } from '#web/ui/notices/notify.ts';

/**
 * Says that only the page is behind, which loads again then: the parents were quicker, or an answer was lost.
 * @throws any other error
 */
export function sayIfBehind(error: unknown, t: ReturnType<typeof bookingsTexts>): void {
  if (hasCode(error, 'ALREADY_RECEIVED')) notify({ type: 'error', text: t.alreadyReceived });
  else if (hasCode(error, 'NOT_FOUND')) notify({ type: 'info', text: t.bookingGone });
  else throw error;
}
