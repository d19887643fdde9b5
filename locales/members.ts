import { catalogue } from './catalogue.ts';
import { members as german } from './de/members.ts';
import { members as english } from './en/members.ts';
import { members as french } from './fr/members.ts';

/** Texts of the menus of whoever is logged in. In all languages at once: nobody else loads them. */
export const membersTexts = catalogue({ fr: french, en: english, de: german });
