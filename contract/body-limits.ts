import { LIMITS } from './limits.ts';

// The largest upload: limits.ts `uploadBytes`.

const KILOBYTE = 1024;

/** How large a call's body may be, in bytes, unless the call says otherwise: ten times the longest gift. */
export const USUAL_BODY_BYTES = 256 * KILOBYTE;

/** The limit for bodies encoded as HTML forms are (application/x-www-form-urlencoded). */
export const FORM_BODY_BYTES = 64 * KILOBYTE;

/** Enough for the largest booking: a message for each list, every character of it four bytes long. */
export const BOOKING_BODY_BYTES = LIMITS.wishesPerBooking * 24 * KILOBYTE;

/** Programs read a list, change something and send it all back: enough for 500 ordinary gifts with their bookings. */
export const WHOLE_LIST_BYTES = KILOBYTE * KILOBYTE;

/**
 * How many values JSON may hold, and how deep: twice what the largest list contains when a client sends it back.
 * Such a list is five levels deep.
 */
export const MOST_JSON_VALUES = 20_000;
export const DEEPEST_JSON = 32;
