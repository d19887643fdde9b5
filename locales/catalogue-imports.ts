import { catalogueImports as german } from './de/catalogue-imports.ts';
import { catalogueImports as english } from './en/catalogue-imports.ts';
import { catalogueImports as french } from './fr/catalogue-imports.ts';
import { inEachLanguage } from './languages.ts';

/** Texts of the superusers' page of imports. In every language at once, since nobody else loads them. */
export const catalogueImportTexts = inEachLanguage({ fr: french, en: english, de: german });
