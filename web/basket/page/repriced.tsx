import { basketTexts } from '#locales/basket.ts';
import { Pill } from '#web/ui/page/pill.tsx';
import { formatPrice } from '#web/ui/texts/format.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { BasketWish } from '../contents.ts';

interface RepricedProps {
  wish: BasketWish;
  className?: string | undefined;
}

/** Says that the price is another one than when the gift was chosen. */
export function Repriced({ wish: { was }, className }: RepricedProps) {
  const t = useTexts(basketTexts);
  const language = useLanguage();
  if (was === undefined) return null;
  return (
    <Pill tone="amber" className={className}>
      {t.repriced(was === 0 ? null : formatPrice(was, language))}
    </Pill>
  );
}
