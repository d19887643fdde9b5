import { useRevalidator } from 'react-router';
import { paths } from '#contract/pages.ts';
import { catalogueTexts } from '#locales/catalogue.ts';
import { uiTexts } from '#locales/ui.ts';
import { useFeature } from '#web/site.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyRegistryDrawing } from '#web/ui/drawings/empty-registry.tsx';
import { ErrorDrawing } from '#web/ui/drawings/error.tsx';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { useFocusOnMore } from '#web/ui/search/use-focus-on-more.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { ArticleGrid } from '../article-grid.tsx';
import { ALL, browsingPath, countChoices } from './browsing.ts';
import type { Browsed } from './load-browsed.ts';
import { More } from './more.tsx';
import { useComingPictures } from './use-coming-pictures.ts';

/** The articles found, or why there are none. */
export function Results({ browsed }: { browsed: Browsed }) {
  const t = useTexts(catalogueTexts);
  const { errorText } = useTexts(uiTexts);
  const canScan = useFeature('scanWishUrlFeature');
  const { state, revalidate } = useRevalidator();
  if (browsed.status === 'failed') {
    return (
      <EmptyState
        drawing={<ErrorDrawing />}
        title={t.failedTitle}
        actions={
          <Button variant="primary" icon="refresh" loading={state !== 'idle'} onClick={revalidate}>
            {t.retry}
          </Button>
        }
      >
        <p>{browsed.reason || (browsed.isAnswered ? errorText : t.failedText)}</p>
      </EmptyState>
    );
  }
  const { browsing, articles } = browsed;
  if (articles.length > 0) return <Found key={browsingPath({ ...browsing, shown: 0 })} browsed={browsed} />;
  const isFiltered = countChoices(browsing) > 0 || browsing.from > 0;
  return (
    <EmptyState
      drawing={isFiltered ? <NoResultDrawing /> : <EmptyRegistryDrawing />}
      title={isFiltered ? t.noneTitle : t.emptyTitle}
      actions={isFiltered ? <ButtonLink to={browsingPath(ALL)}>{t.clear}</ButtonLink> : canScan && <FromAnyShop />}
    >
      <p>{isFiltered ? t.noneText : t.emptyText}</p>
    </EmptyState>
  );
}

function FromAnyShop() {
  const t = useTexts(catalogueTexts);
  return (
    <ButtonLink variant="primary" to={paths.anyShop()}>
      {t.fromAnyShop}
    </ButtonLink>
  );
}

function Found({ browsed }: { browsed: Extract<Browsed, { status: 'done' }> }) {
  const articles = useComingPictures(browsed);
  const list = useFocusOnMore(articles.length);
  return (
    <>
      <ArticleGrid ref={list} articles={articles} eager={browsed.browsing.from === 0 ? 6 : 0} />
      <More browsed={browsed} />
    </>
  );
}
