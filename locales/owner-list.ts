import { catalogue } from './catalogue.ts';
import { ownerList as de } from './de/owner-list.ts';
import { ownerList as en } from './en/owner-list.ts';
import { ownerList as fr } from './fr/owner-list.ts';

/** The parents' view of their list: sharing, what is secret, who booked, categories. */
export const ownerListTexts = catalogue({ fr, en, de });
