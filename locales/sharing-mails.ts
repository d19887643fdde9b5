import { catalogue } from './catalogue.ts';
import { sharingMails as de } from './de/sharing-mails.ts';
import { sharingMails as en } from './en/sharing-mails.ts';
import { sharingMails as fr } from './fr/sharing-mails.ts';

export const sharingMailTexts = catalogue({ fr, en, de });
