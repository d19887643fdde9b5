import { mailLayout as de } from '../de/mails/layout.ts';
import { mailLayout as en } from '../en/mails/layout.ts';
import { mailLayout as fr } from '../fr/mails/layout.ts';
import { inEachLanguage } from '../languages.ts';

export const mailLayoutTexts = inEachLanguage({ fr, en, de });
