import { catalogue } from './catalogue.ts';
import { secondOwnerMails as de } from './de/second-owner-mails.ts';
import { secondOwnerMails as en } from './en/second-owner-mails.ts';
import { secondOwnerMails as fr } from './fr/second-owner-mails.ts';

export const secondOwnerMailTexts = catalogue({ fr, en, de });
