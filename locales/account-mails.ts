import { catalogue } from './catalogue.ts';
import { accountMails as de } from './de/account-mails.ts';
import { accountMails as en } from './en/account-mails.ts';
import { accountMails as fr } from './fr/account-mails.ts';

export const accountMailTexts = catalogue({ fr, en, de });
