import { catalogue } from './catalogue.ts';
import { publicList as de } from './de/public-list.ts';
import { publicList as en } from './en/public-list.ts';
import { publicList as fr } from './fr/public-list.ts';

/** A list and its gifts as visitors see them, and the bar of their basket. */
export const publicListTexts = catalogue({ fr, en, de });
