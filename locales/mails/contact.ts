import { contactMails as de } from '../de/mails/contact.ts';
import { contactMails as en } from '../en/mails/contact.ts';
import { contactMails as fr } from '../fr/mails/contact.ts';
import { inEachLanguage } from '../languages.ts';

export const contactMailTexts = inEachLanguage({ fr, en, de });
