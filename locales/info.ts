import { info as de } from './de/info.ts';
import { info as en } from './en/info.ts';
import { info as fr } from './fr/info.ts';
import { inEachLanguage } from './languages.ts';

/** Contact, who we are, legal texts, cookies and data, accessibility. */
export const infoTexts = inEachLanguage({ fr, en, de });
