import { arranging as french } from '../fr/registries/arranging.ts';
import { pageTexts } from '../page-texts.ts';

/** Gifts and categories in another order, and several gifts at once. */
export const arrangingTexts = pageTexts('arranging', french);
