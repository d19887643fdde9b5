import { secondOwnerMails as de } from '../de/mails/second-owners.ts';
import { secondOwnerMails as en } from '../en/mails/second-owners.ts';
import { secondOwnerMails as fr } from '../fr/mails/second-owners.ts';
import { inEachLanguage } from '../languages.ts';

export const secondOwnerMailTexts = inEachLanguage({ fr, en, de });
