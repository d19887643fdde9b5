import { catalogueTexts } from '#locales/catalogue.ts';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { BrowseBar } from './browse-bar.tsx';
import { BrowseFields } from './browse-fields.tsx';
import styles from './browse-view.module.css';
import { countChoices } from './browsing.ts';
import { CategoryStrip } from './category-strip.tsx';
import { Chosen } from './chosen.tsx';
import type { Browsed } from './load-browsed.ts';
import { Results } from './results.tsx';
import { useBrowsing } from './use-browsing.ts';

/** Browsing the catalogue. */
export function BrowseView({ browsed }: { browsed: Browsed }) {
  const t = useTexts(catalogueTexts);
  const { browsing, isBusy, choose, search } = useBrowsing(browsed.browsing);
  const { counts } = browsed;
  const total = browsed.status === 'done' && !isBusy ? browsed.total : null;
  // Nothing to filter; after a failure, or filtered by an address, there may be.
  const isEmpty = browsed.status === 'done' && counts.articles === 0 && countChoices(browsing) === 0 && total === 0;
  return (
    <Page className={styles.page}>
      <PageHeader title={t.pageTitle} lead={t.lead(counts.articles, counts.shops.length)} />
      {!isEmpty && (
        <BrowseBar {...{ browsing, total, search }} hasFailed={browsed.status === 'failed'}>
          <BrowseFields {...{ browsing, counts, choose }} />
        </BrowseBar>
      )}
      <CategoryStrip {...{ browsing, counts }} />
      <section aria-label={t.title} aria-busy={isBusy} className={styles.results}>
        <Chosen browsing={browsing} total={total} />
        <Results browsed={browsed} />
      </section>
    </Page>
  );
}
