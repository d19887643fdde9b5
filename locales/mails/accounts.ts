import { accountMails as de } from '../de/mails/accounts.ts';
import { accountMails as en } from '../en/mails/accounts.ts';
import { accountMails as fr } from '../fr/mails/accounts.ts';
import { inEachLanguage } from '../languages.ts';

export const accountMailTexts = inEachLanguage({ fr, en, de });
