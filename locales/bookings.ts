import { catalogue } from './catalogue.ts';
import { bookings as de } from './de/bookings.ts';
import { bookings as en } from './en/bookings.ts';
import { bookings as fr } from './fr/bookings.ts';

/** From the visitor's form to the giver's own page. */
export const bookingsTexts = catalogue({ fr, en, de });
