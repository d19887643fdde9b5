import { wishesTexts } from '#locales/wishes.ts';
import { GiftDrawing } from '#web/ui/drawings/gift.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { MissingPage } from './missing-page.tsx';

/** In the place of a wish's private page. */
export function WishError({ error }: { error: unknown }) {
  return <MissingPage error={error} drawing={<GiftDrawing />} texts={useTexts(wishesTexts)} />;
}
