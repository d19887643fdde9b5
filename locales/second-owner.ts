import { catalogue } from './catalogue.ts';
import { secondOwner as de } from './de/second-owner.ts';
import { secondOwner as en } from './en/second-owner.ts';
import { secondOwner as fr } from './fr/second-owner.ts';

/** Managing a list together: in the list's form, on the list, among my lists, and the invitation's page. */
export const secondOwnerTexts = catalogue({ fr, en, de });
