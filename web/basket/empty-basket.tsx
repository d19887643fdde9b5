import { useEffect } from 'react';
import { bound } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { basketTexts } from '#locales/basket.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { EmptyBasketDrawing } from '#web/ui/scenes/empty-basket.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { bookedNow } from './booked-now.ts';
import type { RegistryHead } from './contents.ts';

interface EmptyBasketProps {
  /** Of the last gifts that it held, where one can choose others. */
  last: RegistryHead | undefined;
  /** False while only styles decide whether it shows. */
  isKnown?: boolean;
}

export function EmptyBasket({ last, isKnown = true }: EmptyBasketProps) {
  const t = useTexts(basketTexts);
  const { myPage } = useTexts(bookingsTexts);
  const hasBooked = isKnown && bookedNow() !== null;
  const unlisted = hasBooked ? t.emptyBooked : t.emptyText;
  useEffect(() => {
    // Whoever comes back would be as far down as in the basket that was full.
    if (isKnown) scrollTo({ top: 0, behavior: 'instant' });
  }, [isKnown]);
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<EmptyBasketDrawing />}
        title={t.emptyTitle}
        actions={
          <>
            {last && (
              <ButtonLink
                variant="primary"
                icon="plus"
                to={paths.publicRegistry(last.shortlink ?? last.birthRegistryId)}
              >
                {t.more}
              </ButtonLink>
            )}
            {hasBooked && (
              <ButtonLink variant={last ? 'secondary' : 'primary'} icon="gift" to={paths.confirmation()}>
                {myPage}
              </ButtonLink>
            )}
            {!(last || hasBooked) && (
              <ButtonLink variant="primary" icon="search" to={paths.homeSearch()}>
                {t.searchList}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>{last ? bound(last.birthRegistryTitle) : unlisted}</p>
      </EmptyState>
    </Page>
  );
}
