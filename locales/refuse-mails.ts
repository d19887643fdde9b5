import { catalogue } from './catalogue.ts';
import { refuseMails as de } from './de/refuse-mails.ts';
import { refuseMails as en } from './en/refuse-mails.ts';
import { refuseMails as fr } from './fr/refuse-mails.ts';

export const refuseMailsTexts = catalogue({ fr, en, de });
