import { wishes as french } from './fr/wishes.ts';
import { pageTexts } from './page-texts.ts';

/** The parents' side of a wish: its form and its page. */
export const wishesTexts = pageTexts('wishes', french);
