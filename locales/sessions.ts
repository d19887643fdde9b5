import { sessions as de } from './de/sessions.ts';
import { sessions as en } from './en/sessions.ts';
import { sessions as fr } from './fr/sessions.ts';
import { inEachLanguage } from './languages.ts';

/** What the server says of a session. */
export const sessionTexts = inEachLanguage({ fr, en, de });
