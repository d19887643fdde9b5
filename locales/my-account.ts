import { myAccount as french } from './fr/my-account.ts';
import { pageTexts } from './page-texts.ts';

/** Texts of the account's own page, and of the page that confirms a new address. */
export const myAccountTexts = pageTexts('myAccount', french);
