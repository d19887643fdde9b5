import { accounts as french } from './fr/accounts.ts';
import { pageTexts } from './page-texts.ts';

/** Texts of login, registration, activation and passwords. */
export const accountsTexts = pageTexts('accounts', french);
