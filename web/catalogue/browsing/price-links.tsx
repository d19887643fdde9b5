import { Link } from 'react-router';
import { catalogueTexts } from '#locales/catalogue.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { type Browsing, browsingPath, changed } from './browsing.ts';
import styles from './price-links.module.css';
import { usePriceWords } from './use-price-words.ts';

/** Typical budgets for a birth gift: shared, from a colleague, from a grandmother. */
const RANGES = [
  { min: null, max: 20 },
  { min: 20, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: null },
];

/** Sets a price filter with one tap; another tap removes it. */
export function PriceLinks({ browsing }: { browsing: Browsing }) {
  const t = useTexts(catalogueTexts);
  const wordsFor = usePriceWords();
  return (
    <ul className={styles.links} aria-label={t.price}>
      {RANGES.map((range) => {
        const isChosen = browsing.min === range.min && browsing.max === range.max;
        return (
          <li key={`${range.min}-${range.max}`}>
            <Link
              to={browsingPath(changed(browsing, isChosen ? { min: null, max: null } : range))}
              className={styles.link}
              aria-current={isChosen ? 'true' : undefined}
            >
              {wordsFor(range)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
