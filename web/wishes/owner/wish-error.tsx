import { isRouteErrorResponse } from 'react-router';
import { paths } from '#contract/pages.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { GiftDrawing } from '#web/ui/drawings/gift.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPage } from '#web/ui/error-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { useTexts } from '#web/ui/use-texts.ts';

/** In the place of a wish's private page: it is gone, or it could not be loaded. */
export function WishError({ error }: { error: unknown }) {
  const t = useTexts(wishesTexts);
  if (!(isRouteErrorResponse(error) && error.status === 404)) return <ErrorPage error={error} title={t.cannotLoad} />;
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<GiftDrawing />}
        title={t.goneTitle}
        actions={
          <ButtonLink to={paths.myRegistries()} variant="primary">
            {t.toMyLists}
          </ButtonLink>
        }
      >
        <p>{t.goneText}</p>
      </EmptyState>
    </Page>
  );
}
