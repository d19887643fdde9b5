import { createContext, use } from 'react';
import type { Language } from '#locales/catalogue.ts';

/** The page's language; the root layout provides it. */
export const LanguageContext = createContext<Language>('fr');

export function useLanguage(): Language {
  return use(LanguageContext);
}
