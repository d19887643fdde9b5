import { catalogue } from './catalogue.ts';
import { mailLayout as de } from './de/mail-layout.ts';
import { mailLayout as en } from './en/mail-layout.ts';
import { mailLayout as fr } from './fr/mail-layout.ts';

export const mailLayoutTexts = catalogue({ fr, en, de });
