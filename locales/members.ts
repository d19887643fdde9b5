import { members as german } from './de/members.ts';
import { members as english } from './en/members.ts';
import { members as french } from './fr/members.ts';
import { inEachLanguage } from './languages.ts';

/** Texts of the logged-in menus. In every language at once, since nobody else loads them. */
export const membersTexts = inEachLanguage({ fr: french, en: english, de: german });
