import { acts as de } from './de/acts.ts';
import { acts as en } from './en/acts.ts';
import { acts as fr } from './fr/acts.ts';
import { inEachLanguage } from './languages.ts';

/** What superusers did, in words: for their record. */
export const actsTexts = inEachLanguage({ fr, en, de });
