import { babies as french } from '../fr/registries/babies.ts';
import { pageTexts } from '../page-texts.ts';

/** Texts of the babies one by one: those of a parent's lists, and all of them to superusers. */
export const babiesTexts = pageTexts('babies', french);
