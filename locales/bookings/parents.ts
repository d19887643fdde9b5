import { parentsBookings as french } from '../fr/bookings/parents.ts';
import { pageTexts } from '../page-texts.ts';

/** What parents see and do about a gift's bookings: thanking, receiving, deleting. */
export const parentsBookingsTexts = pageTexts('parentsBookings', french);
