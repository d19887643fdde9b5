import { catalogue } from '../catalogue.ts';
import { mailLayout as de } from '../de/mails/layout.ts';
import { mailLayout as en } from '../en/mails/layout.ts';
import { mailLayout as fr } from '../fr/mails/layout.ts';

export const mailLayoutTexts = catalogue({ fr, en, de });
