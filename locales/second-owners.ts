import { secondOwners as french } from './fr/second-owners.ts';
import { pageTexts } from './page-texts.ts';

/** Managing a list together: in the list's form, on the list, among my lists, and on the invitation page. */
export const secondOwnersTexts = pageTexts('secondOwners', french);
