import { catalogue } from '../catalogue.ts';
import { accountMails as de } from '../de/mails/accounts.ts';
import { accountMails as en } from '../en/mails/accounts.ts';
import { accountMails as fr } from '../fr/mails/accounts.ts';

export const accountMailTexts = catalogue({ fr, en, de });
