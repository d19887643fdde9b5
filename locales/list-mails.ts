import { catalogue } from './catalogue.ts';
import { listMails as de } from './de/list-mails.ts';
import { listMails as en } from './en/list-mails.ts';
import { listMails as fr } from './fr/list-mails.ts';

export const listMailTexts = catalogue({ fr, en, de });
