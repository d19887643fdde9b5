import { myRegistries as french } from '../fr/registries/mine.ts';
import { pageTexts } from '../page-texts.ts';

/** Texts of a parent's own lists. */
export const myRegistriesTexts = pageTexts('myRegistries', french);
