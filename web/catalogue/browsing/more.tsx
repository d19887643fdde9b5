import { useNavigation } from 'react-router';
import { paths } from '#contract/pages.ts';
import { catalogueTexts } from '#locales/catalogue.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Spinner } from '#web/ui/waiting/spinner.tsx';
import { articleAnchor } from '../article-card.tsx';
import { ARTICLES_A_BATCH, ARTICLES_ON_A_PAGE, type Browsing, browsingPath, isAtLeast } from './browsing.ts';
import type { Browsed } from './load-browsed.ts';
import styles from './more.module.css';

type Done = Extract<Browsed, { status: 'done' }>;

/** Further articles are appended below; once the page is long enough, they go on the next. */
export function More({ browsed: { browsing, articles, total, isCut } }: { browsed: Done }) {
  const t = useTexts(catalogueTexts);
  const isLoading = useNavigation().location?.pathname === paths.catalogue();
  const end = browsing.from + articles.length;
  const isBeyondCount = isAtLeast(browsing, total);
  // What words find ends with those ranked.
  const isMore = end < total || (browsing.text === '' && isBeyondCount);
  const isFull = articles.length >= ARTICLES_ON_A_PAGE;
  const last = articles.at(-1);
  const more: Browsing = { ...browsing, shown: Math.min(articles.length + ARTICLES_A_BATCH, ARTICLES_ON_A_PAGE) };
  return (
    <div className={styles.more}>
      <p role="status" className={styles.count}>
        {isCut ? t.moreFailed : t.shown(end, Math.max(total, end), isBeyondCount)}
      </p>
      <div className={styles.ways}>
        {browsing.from > 0 && (
          <ButtonLink to={browsingPath(pageAt(browsing, browsing.from - ARTICLES_ON_A_PAGE))}>{t.previous}</ButtonLink>
        )}
        {isMore && !isFull && (
          <ButtonLink
            // Without scripts it leads to where the new ones begin; to the same place again, nothing would be loaded.
            to={`${browsingPath(more)}${last && !isCut ? `#${articleAnchor(last.id)}` : ''}`}
            replace
            preventScrollReset
            aria-busy={isLoading}
          >
            {isLoading && <Spinner size={18} />}
            {isCut ? t.retry : t.more}
          </ButtonLink>
        )}
        {isMore && isFull && (
          <ButtonLink to={browsingPath(pageAt(browsing, browsing.from + ARTICLES_ON_A_PAGE))}>{t.next}</ButtonLink>
        )}
      </div>
    </div>
  );
}

function pageAt(browsing: Browsing, from: number): Browsing {
  return { ...browsing, from: Math.max(0, from), shown: ARTICLES_A_BATCH };
}
