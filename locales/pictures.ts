import { catalogue } from './catalogue.ts';
import { pictures as de } from './de/pictures.ts';
import { pictures as en } from './en/pictures.ts';
import { pictures as fr } from './fr/pictures.ts';

/** Sending a photo of one's own. */
export const pictureTexts = catalogue({ fr, en, de });
