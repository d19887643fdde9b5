import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { GiftDrawing } from '#web/ui/drawings/gift.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** Stands below the tile for adding a first gift: on a new list that is in view at once. */
export function NoWishes({ isOthers }: { isOthers: boolean }) {
  const t = useTexts(ownerRegistryTexts);
  if (isOthers) return <EmptyState level={3} drawing={<GiftDrawing />} title={t.emptyTitleOther} />;
  return (
    <EmptyState level={3} drawing={<GiftDrawing />} title={t.emptyTitle}>
      <p>{t.emptyText}</p>
    </EmptyState>
  );
}
