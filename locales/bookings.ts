import { bookings as french } from './fr/bookings.ts';
import { pageTexts } from './page-texts.ts';

/** From the visitor's form to the giver's own page. The parents' side: bookings/parents.ts. */
export const bookingsTexts = pageTexts('bookings', french);
