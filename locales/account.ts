import { catalogue } from './catalogue.ts';
import { account as de } from './de/account.ts';
import { account as en } from './en/account.ts';
import { account as fr } from './fr/account.ts';

/** Texts of the account's own page, and of the page that confirms a new address. */
export const accountTexts = catalogue({ fr, en, de });
