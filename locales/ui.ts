import { ui as french } from './fr/ui.ts';
import { pageTexts } from './page-texts.ts';

/** Texts of the shared visual parts. */
export const uiTexts = pageTexts('ui', french);
