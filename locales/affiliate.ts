import { affiliate as german } from './de/affiliate.ts';
import { affiliate as english } from './en/affiliate.ts';
import { affiliate as french } from './fr/affiliate.ts';
import { inEachLanguage } from './languages.ts';

/** Texts of the superusers' page of affiliate links. In every language at once, since nobody else loads them. */
export const affiliateTexts = inEachLanguage({ fr: french, en: english, de: german });
