import { catalogue } from './catalogue.ts';
import { basket as de } from './de/basket.ts';
import { basket as en } from './en/basket.ts';
import { basket as fr } from './fr/basket.ts';

/** The basket's own page. */
export const basketTexts = catalogue({ fr, en, de });
