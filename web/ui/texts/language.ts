import { createContext, use } from 'react';
import { LANGUAGES, type Language } from '#locales/languages.ts';

/** The page's language; the root layout provides it. */
export const LanguageContext = createContext<Language>('fr');

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The page's language in the browser, outside React. */
export function pageLanguage(): Language {
  return LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'fr';
}
