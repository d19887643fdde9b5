import { paths } from '#contract/pages.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { GiftDrawing } from '#web/ui/drawings/gift.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

export function NoWishes({ registryId }: { registryId: number }) {
  const t = useTexts(ownerRegistryTexts);
  return (
    <EmptyState
      level={3}
      drawing={<GiftDrawing />}
      title={t.emptyTitle}
      actions={
        <ButtonLink to={paths.newWish(registryId)} variant="primary" icon="plus">
          {t.addWish}
        </ButtonLink>
      }
    >
      <p>{t.emptyText}</p>
    </EmptyState>
  );
}
