import { wishesTexts } from '#locales/wishes.ts';
import { GiftDrawing } from '#web/ui/drawings/gift.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { MissingPage } from './missing-page.tsx';

/** Replaces a wish's private page; a new wish begins with the registry's categories. */
export function WishError({ error, isNew = false }: { error: unknown; isNew?: boolean }) {
  const t = useTexts(wishesTexts);
  const cannotLoad = isNew ? t.cannotLoadCategories : t.cannotLoad;
  return <MissingPage error={error} drawing={<GiftDrawing />} texts={{ ...t, cannotLoad }} />;
}
