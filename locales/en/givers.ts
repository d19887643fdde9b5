import type { GiversTexts } from '../fr/givers.ts';
import { basket } from './basket.ts';
import { bookings } from './bookings.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { fieldErrors } from './problems.ts';
import { registrySearch } from './registries/search.ts';

export const texts: GiversTexts = { basket, bookings, fieldErrors, forms, home, registrySearch };
