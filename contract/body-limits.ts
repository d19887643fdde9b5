import { LIMITS } from './limits.ts';

const KILOBYTE = 1024;

/** How large a call's body may be, in bytes, unless the call says otherwise: ten times the longest gift. */
export const USUAL_BODY_BYTES = 256 * KILOBYTE;

/** The same for bodies that are sent like a form's. */
export const FORM_BODY_BYTES = 64 * KILOBYTE;

/** The largest booking: a message for each list, all in letters of four bytes. */
export const BOOKING_BODY_BYTES = LIMITS.wishesPerBooking * 24 * KILOBYTE;

/** Programs read a list, change something and send all of it back: 500 ordinary gifts, and who gives them. */
export const WHOLE_LIST_BYTES = KILOBYTE * KILOBYTE;

/**
 * How many values JSON may hold, and how deep: twice what the largest list contains when a client sends it back, which
 * is five levels deep.
 */
export const MOST_JSON_VALUES = 20_000;
export const DEEPEST_JSON = 32;
