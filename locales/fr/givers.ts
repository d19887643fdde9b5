import type { basket } from './basket.ts';
import type { bookings } from './bookings.ts';
import type { forms } from './forms.ts';
import type { home } from './home.ts';
import type { fieldErrors } from './problems.ts';
import type { registrySearch } from './registries/search.ts';

/**
 * Texts before and after a list: the home page with its search, the basket, the booking. French defines the type for
 * the other languages; pages import each area separately.
 */
export interface GiversTexts {
  basket: typeof basket;
  bookings: typeof bookings;
  fieldErrors: typeof fieldErrors;
  forms: typeof forms;
  home: typeof home;
  registrySearch: typeof registrySearch;
}
