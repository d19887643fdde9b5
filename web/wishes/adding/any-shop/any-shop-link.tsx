import { Link } from 'react-router';
import { paths } from '#contract/pages.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { useFeature } from '#web/site.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** Links to the bookmark and the extension, where shop pages are read. */
export function AnyShopLink() {
  const t = useTexts(wishesTexts);
  const canScan = useFeature('scanWishUrlFeature');
  return canScan ? <Link to={paths.anyShop()}>{t.fromAnyShop}</Link> : null;
}
