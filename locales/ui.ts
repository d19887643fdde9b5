import { ui as french } from './fr/ui.ts';
import { pageTexts } from './page-texts.ts';

/** Texts of the shared interface components. */
export const uiTexts = pageTexts('ui', french);
