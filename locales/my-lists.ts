import { catalogue } from './catalogue.ts';
import { myLists as de } from './de/my-lists.ts';
import { myLists as en } from './en/my-lists.ts';
import { myLists as fr } from './fr/my-lists.ts';

/** Texts of a parent's own lists. */
export const myListsTexts = catalogue({ fr, en, de });
