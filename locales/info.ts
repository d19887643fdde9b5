import { catalogue } from './catalogue.ts';
import { info as de } from './de/info.ts';
import { info as en } from './en/info.ts';
import { info as fr } from './fr/info.ts';

/** Contact, who we are, legal texts. */
export const infoTexts = catalogue({ fr, en, de });
