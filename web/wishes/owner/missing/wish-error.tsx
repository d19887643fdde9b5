import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { EmptyRegistryDrawing } from '#web/ui/drawings/empty-registry.tsx';
import { GiftDrawing } from '#web/ui/drawings/gift.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { MissingPage } from './missing-page.tsx';

/** Replaces a wish's private page; a new wish begins with the registry's categories. */
export function WishError({ error, isNew = false }: { error: unknown; isNew?: boolean }) {
  const t = useTexts(wishesTexts);
  const ofRegistry = useTexts(ownerRegistryTexts);
  if (!isNew) return <MissingPage error={error} drawing={<GiftDrawing />} texts={t} />;
  const texts = { ...ofRegistry, cannotLoad: t.cannotLoadCategories };
  return <MissingPage error={error} drawing={<EmptyRegistryDrawing />} texts={texts} />;
}
