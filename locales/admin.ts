import { catalogue } from './catalogue.ts';
import { admin as german } from './de/admin.ts';
import { admin as english } from './en/admin.ts';
import { admin as french } from './fr/admin.ts';

/** Texts of the superusers' screens. In all languages at once: nobody else loads them. */
export const adminTexts = catalogue({ fr: french, en: english, de: german });
