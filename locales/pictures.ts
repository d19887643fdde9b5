import { pictures as french } from './fr/pictures.ts';
import { pageTexts } from './page-texts.ts';

/** Sending a photo of one's own. */
export const pictureTexts = pageTexts('pictures', french);
