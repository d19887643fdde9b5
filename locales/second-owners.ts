import { catalogue } from './catalogue.ts';
import { secondOwners as de } from './de/second-owners.ts';
import { secondOwners as en } from './en/second-owners.ts';
import { secondOwners as fr } from './fr/second-owners.ts';

/** Managing a list together: in the list's form, on the list, among my lists, and the invitation's page. */
export const secondOwnersTexts = catalogue({ fr, en, de });
