import { Link } from 'react-router';
import { catalogueTexts } from '#locales/catalogue.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { ALL, type Browsing, browsingPath, changed, isAtLeast } from './browsing.ts';
import styles from './chosen.module.css';
import { usePriceWords } from './use-price-words.ts';

/** How many articles there are, and the choices made, each of which can be removed. */
export function Chosen({ browsing, total }: { browsing: Browsing; total: number | null }) {
  const t = useTexts(catalogueTexts);
  const wordsFor = usePriceWords();
  const { text, category, shop } = browsing;
  const choices: [string, Partial<Browsing>][] = [
    [text && t.quoted(text), { text: '' }],
    [category ? t.categories[category] : '', { category: null }],
    [shop ?? '', { shop: null }],
    [wordsFor(browsing), { min: null, max: null }],
  ];
  const present = choices.filter(([words]) => words !== '');
  return (
    // Of all articles the page's first lines have said how many there are.
    <div className={present.length > 0 ? styles.chosen : 'visually-hidden'}>
      <p role="status" className={styles.total}>
        {total !== null && total > 0 && t.found(total, isAtLeast(browsing, total))}
      </p>
      {present.length > 0 && (
        <ul className={styles.choices}>
          {present.map(([words, without]) => (
            <li key={words}>
              <Link
                to={browsingPath(changed(browsing, without))}
                className={styles.choice}
                aria-label={t.without(words)}
              >
                {words}
                <Icon name="close" size={16} />
              </Link>
            </li>
          ))}
          {present.length > 1 && (
            <li>
              <Link to={browsingPath(ALL)} className={styles.clear}>
                {t.clear}
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
