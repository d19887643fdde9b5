import { catalogue } from './catalogue.ts';
import { lists as de } from './de/lists.ts';
import { lists as en } from './en/lists.ts';
import { lists as fr } from './fr/lists.ts';

/** What the visitors' and the parents' view of a list have in common: header, filters, cards. */
export const listTexts = catalogue({ fr, en, de });
