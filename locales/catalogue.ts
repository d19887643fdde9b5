import { catalogue as french } from './fr/catalogue.ts';
import { pageTexts } from './page-texts.ts';

/** The catalogue: browsing it, and adding one of its articles to a list. */
export const catalogueTexts = pageTexts('catalogue', french);
