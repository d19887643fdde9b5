import { catalogue } from '../catalogue.ts';
import { sharingMails as de } from '../de/mails/sharing.ts';
import { sharingMails as en } from '../en/mails/sharing.ts';
import { sharingMails as fr } from '../fr/mails/sharing.ts';

export const sharingMailTexts = catalogue({ fr, en, de });
