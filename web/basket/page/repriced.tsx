import { basketTexts } from '#locales/basket.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { formatPrice } from '#web/ui/texts/format.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { BasketWish } from '../contents.ts';
import styles from './repriced.module.css';

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
    <span className={classNames(styles.repriced, className)}>
      <Icon name="warning" size={16} />
      {t.repriced(was === 0 ? null : formatPrice(was, language))}
    </span>
  );
}
