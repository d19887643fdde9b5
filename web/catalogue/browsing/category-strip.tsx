import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#contract/shops/articles.ts';
import { catalogueTexts } from '#locales/catalogue.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Counts } from '../articles.ts';
import { CategoryMark } from '../category-mark.tsx';
import { type Browsing, browsingPath, changed } from './browsing.ts';
import styles from './category-strip.module.css';

/** The kinds of articles as links: side by side on a wide screen, a scrolling row on a phone. */
export function CategoryStrip({ browsing, counts }: { browsing: Browsing; counts: Counts }) {
  const t = useTexts(catalogueTexts);
  const present = new Set(counts.categories.map(({ category }) => category));
  const shown = ARTICLE_CATEGORIES.filter((category) => present.has(category) || browsing.category === category);
  if (shown.length < 2) return null;
  const tiles = [null, ...shown];
  const counted = { '--count': tiles.length, '--half': Math.ceil(tiles.length / 2) } as CSSProperties;
  return (
    <nav aria-label={t.category} className={styles.strip}>
      <ul className={styles.tiles} style={counted}>
        {tiles.map((category) => (
          <li key={category ?? ''}>
            <Tile browsing={browsing} category={category} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tile({ browsing, category }: { browsing: Browsing; category: ArticleCategory | null }) {
  const t = useTexts(catalogueTexts);
  return (
    <Link
      to={browsingPath(changed(browsing, { category }))}
      className={styles.tile}
      aria-current={browsing.category === category ? 'true' : undefined}
    >
      <span className={styles.round}>
        {category ? <CategoryMark category={category} /> : <Icon name="gift" size={26} />}
      </span>
      {category ? t.categories[category] : t.all}
    </Link>
  );
}
