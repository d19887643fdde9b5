import { basket as french } from './fr/basket.ts';
import { pageTexts } from './page-texts.ts';

/** The basket's own page. */
export const basketTexts = pageTexts('basket', french);
