import { uiTexts } from '#locales/ui.ts';
import { formatDate, formatPrice } from './format.ts';
import { useLanguage } from './language.ts';
import { useTexts } from './use-texts.ts';

/** An amount in euros; 0 means there is none, and says so. */
export function Price({ value, className }: { value: number; className?: string | undefined }) {
  const language = useLanguage();
  const t = useTexts(uiTexts);
  return <span className={className}>{value === 0 ? t.noPrice : formatPrice(value, language)}</span>;
}

/** A day or a moment, as a day of Europe/Paris. */
export function FormattedDate({ value, short }: { value: string; short?: boolean }) {
  const language = useLanguage();
  return <time dateTime={value}>{formatDate(value, language, short ? 'short' : 'long')}</time>;
}
