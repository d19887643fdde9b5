import { unavailable as de } from './de/unavailable.ts';
import { unavailable as en } from './en/unavailable.ts';
import { unavailable as fr } from './fr/unavailable.ts';
import { inEachLanguage } from './languages.ts';

/** The page that stands in for every other while the service cannot answer. */
export const unavailableTexts = inEachLanguage({ fr, en, de });
