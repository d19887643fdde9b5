import { inTab } from '#web/session/safe-storage.ts';

/** What the confirmation needs to know about the booking just made; cleared with the tab, and never in an address. */
interface BookedNow {
  /** Opens the giver's page. Null if the service did not return it. */
  token: string | null;
  email: string;
}

/** Browsers that restore tabs also restore their session storage, hence the time limit. */
export const BOOKED_NOW_HOURS = 1;

const booked = inTab<BookedNow & { until: number }>('cigogne-booked');

export function rememberBooking(now: BookedNow): void {
  booked.keep({ ...now, until: Date.now() + BOOKED_NOW_HOURS * 3_600_000 });
}

/** Null if nothing was booked within the last hour. */
export function bookedNow(): BookedNow | null {
  const kept = booked.read();
  if (kept && kept.until > Date.now()) return kept;
  booked.forget();
  return null;
}
