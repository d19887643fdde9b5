import { sessions as de } from './de/sessions.ts';
import { sessions as en } from './en/sessions.ts';
import { sessions as fr } from './fr/sessions.ts';
import { inEachLanguage } from './languages.ts';

/** What the server says about a session. */
export const sessionTexts = inEachLanguage({ fr, en, de });
