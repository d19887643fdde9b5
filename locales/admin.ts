import { admin as german } from './de/admin.ts';
import { admin as english } from './en/admin.ts';
import { admin as french } from './fr/admin.ts';
import { inEachLanguage } from './languages.ts';

/** Texts of the superusers' screens. In every language at once, since nobody else loads them. */
export const adminTexts = inEachLanguage({ fr: french, en: english, de: german });
