import { catalogue } from './catalogue.ts';
import { superuserMails as de } from './de/superuser-mails.ts';
import { superuserMails as en } from './en/superuser-mails.ts';
import { superuserMails as fr } from './fr/superuser-mails.ts';

export const superuserMailTexts = catalogue({ fr, en, de });
