import { catalogue } from '../catalogue.ts';
import { secondOwnerMails as de } from '../de/mails/second-owners.ts';
import { secondOwnerMails as en } from '../en/mails/second-owners.ts';
import { secondOwnerMails as fr } from '../fr/mails/second-owners.ts';

export const secondOwnerMailTexts = catalogue({ fr, en, de });
