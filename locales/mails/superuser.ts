import { catalogue } from '../catalogue.ts';
import { superuserMails as de } from '../de/mails/superuser.ts';
import { superuserMails as en } from '../en/mails/superuser.ts';
import { superuserMails as fr } from '../fr/mails/superuser.ts';

export const superuserMailTexts = catalogue({ fr, en, de });
