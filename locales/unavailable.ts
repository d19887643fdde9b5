import { unavailable as de } from './de/unavailable.ts';
import { unavailable as en } from './en/unavailable.ts';
import { unavailable as fr } from './fr/unavailable.ts';
import { inEachLanguage } from './languages.ts';

/** The page shown instead of any other while the service cannot answer. */
export const unavailableTexts = inEachLanguage({ fr, en, de });
