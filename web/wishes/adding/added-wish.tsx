import { paths } from '#contract/pages.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

interface AddedWishProps {
  title: string;
  registry: { id: number; title: string };
  onClose: () => unknown;
}

/** What the window beside a shop says when the gift is on its list. */
export function AddedWish({ title, registry, onClose }: AddedWishProps) {
  const t = useTexts(wishesTexts);
  return (
    <Page width="text">
      <div role="status">
        <EmptyState
          level={1}
          title={t.windowAdded}
          actions={
            <>
              <Button variant="primary" onClick={onClose}>
                {t.windowClose}
              </Button>
              <ButtonLink to={paths.ownerRegistry(registry.id)} target="_blank">
                {t.windowSeeList}
              </ButtonLink>
            </>
          }
        >
          <p>{t.windowAddedText(title, registry.title)}</p>
        </EmptyState>
      </div>
    </Page>
  );
}
