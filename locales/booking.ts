import { catalogue } from './catalogue.ts';
import { booking as de } from './de/booking.ts';
import { booking as en } from './en/booking.ts';
import { booking as fr } from './fr/booking.ts';

/** From the visitor's form to the giver's own page. */
export const bookingTexts = catalogue({ fr, en, de });
