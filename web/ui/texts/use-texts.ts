import type { Language } from '#locales/languages.ts';
import { useLanguage } from './language.ts';

/** The texts of one area in the page's language: `const t = useTexts(basketTexts)`. */
export function useTexts<Texts>(catalogue: (language: Language) => Texts): Texts {
  return catalogue(useLanguage());
}
