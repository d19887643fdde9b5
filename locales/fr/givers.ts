import type { basket } from './basket.ts';
import type { bookings } from './bookings.ts';
import type { home } from './home.ts';

/**
 * What is said before and after a list: the home page with its search, the basket, the booking. The type of the other
 * languages; pages import each area by itself.
 */
export interface GiversTexts {
  basket: typeof basket;
  bookings: typeof bookings;
  home: typeof home;
}
