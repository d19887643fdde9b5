import { catalogueTexts } from '#locales/catalogue.ts';
import { formatPrice } from '#web/ui/texts/format.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Browsing } from './browsing.ts';

/** "20 € à 50 €", "Jusqu’à 20 €", "+ de 100 €". */
export function usePriceWords(): (range: Pick<Browsing, 'min' | 'max'>) => string {
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  return ({ min, max }) => {
    if (min === null) return max === null ? '' : t.upTo(formatPrice(max, language));
    const low = formatPrice(min, language);
    return max === null ? t.above(low) : t.between(low, formatPrice(max, language));
  };
}
