import { arranging as french } from '../fr/wishes/arranging.ts';
import { pageTexts } from '../page-texts.ts';

/** Reordering gifts and categories, and changing several gifts at once. */
export const arrangingTexts = pageTexts('arranging', french);
