import { sharingMails as de } from '../de/mails/sharing.ts';
import { sharingMails as en } from '../en/mails/sharing.ts';
import { sharingMails as fr } from '../fr/mails/sharing.ts';
import { inEachLanguage } from '../languages.ts';

export const sharingMailTexts = inEachLanguage({ fr, en, de });
