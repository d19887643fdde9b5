import { wishesTexts } from '#locales/wishes.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { MissingPage } from './missing-page.tsx';

/** Replaces a wish's private page; a new wish begins with the registry's categories. */
export function WishError({ error, isNew = false }: { error: unknown; isNew?: boolean }) {
  const t = useTexts(wishesTexts);
  const ofNew = { goneTitle: t.listGoneTitle, goneText: t.listGoneText, cannotLoad: t.cannotLoadCategories };
  return <MissingPage error={error} texts={isNew ? { ...t, ...ofNew } : t} />;
}
