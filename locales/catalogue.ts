import { catalogue as french } from './fr/catalogue.ts';
import { pageTexts } from './page-texts.ts';

/** The catalogue: strolling in it, and taking an article of it onto a list. */
export const catalogueTexts = pageTexts('catalogue', french);
