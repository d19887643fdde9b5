import { babies as french } from '../fr/registries/babies.ts';
import { pageTexts } from '../page-texts.ts';

/** Texts of the page of babies: a parent's own, and all of them for superusers. */
export const babiesTexts = pageTexts('babies', french);
