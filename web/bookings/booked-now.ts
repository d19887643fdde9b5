import { inTab } from '#web/session/safe-storage.ts';

/** What the confirmation needs of the booking that was just made; gone with the tab, and never in an address. */
interface BookedNow {
  /** Opens the giver's page. Null when the service did not say. */
  token: string | null;
  email: string;
}

const booked = inTab<BookedNow>('cigogne-booked');

export const rememberBooking = booked.keep;
export const bookedNow = booked.read;
