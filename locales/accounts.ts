import { catalogue } from './catalogue.ts';
import { accounts as de } from './de/accounts.ts';
import { accounts as en } from './en/accounts.ts';
import { accounts as fr } from './fr/accounts.ts';

/** Texts of login, registration, activation and passwords. */
export const accountsTexts = catalogue({ fr, en, de });
