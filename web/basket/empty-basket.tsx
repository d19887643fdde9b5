import { paths } from '#contract/pages.ts';
import { basketTexts } from '#locales/basket.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { EmptyBasketDrawing } from '#web/ui/scenes/empty-basket.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

export function EmptyBasket() {
  const t = useTexts(basketTexts);
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<EmptyBasketDrawing />}
        title={t.emptyTitle}
        actions={
          <ButtonLink variant="primary" icon="search" to={paths.homeSearch()}>
            {t.searchList}
          </ButtonLink>
        }
      >
        <p>{t.emptyText}</p>
      </EmptyState>
    </Page>
  );
}
