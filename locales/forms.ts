import { forms as french } from './fr/forms.ts';
import { pageTexts } from './page-texts.ts';

/** Texts of what forms are made of. */
export const formsTexts = pageTexts('forms', french);
