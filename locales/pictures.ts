import { pictures as french } from './fr/pictures.ts';
import { pageTexts } from './page-texts.ts';

/** Uploading one's own photo. */
export const pictureTexts = pageTexts('pictures', french);
