import { superuserMails as de } from '../de/mails/superuser-mails.ts';
import { superuserMails as en } from '../en/mails/superuser-mails.ts';
import { superuserMails as fr } from '../fr/mails/superuser-mails.ts';
import { inEachLanguage } from '../languages.ts';

export const superuserMailTexts = inEachLanguage({ fr, en, de });
