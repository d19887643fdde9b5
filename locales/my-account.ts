import { catalogue } from './catalogue.ts';
import { myAccount as de } from './de/my-account.ts';
import { myAccount as en } from './en/my-account.ts';
import { myAccount as fr } from './fr/my-account.ts';

/** Texts of the account's own page, and of the page that confirms a new address. */
export const myAccountTexts = catalogue({ fr, en, de });
