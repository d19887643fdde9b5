import { inTab } from '#web/session/safe-storage.ts';

/** What the confirmation needs of the booking that was just made; gone with the tab, and never in an address. */
interface BookedNow {
  /** Opens the giver's page. Null when the service did not say. */
  token: string | null;
  email: string;
}

/** A browser that brings back its tabs brings back what they kept. */
const HOUR_MS = 3_600_000;

const booked = inTab<BookedNow & { until: number }>('cigogne-booked');

export function rememberBooking(now: BookedNow): void {
  booked.keep({ ...now, until: Date.now() + HOUR_MS });
}

/** Null where nothing was booked within the hour. */
export function bookedNow(): BookedNow | null {
  const kept = booked.read();
  if (kept && kept.until > Date.now()) return kept;
  booked.forget();
  return null;
}
