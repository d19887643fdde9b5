import { useSyncExternalStore } from 'react';
import { paths } from '#contract/pages.ts';
import { anyShopTexts } from '#locales/any-shop.ts';
import { CopyButton } from '#web/ui/copying/copy-button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { Card } from '#web/ui/page/card.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './any-shop.module.css';
import { bookmarkOf } from './bookmark.ts';
import { BookmarkDrawing } from './drawings/bookmark.tsx';

const never = () => () => {};
const ownBookmark = () => bookmarkOf(location.origin + paths.shopWindow());

/** The bookmark, to be dragged to the bookmarks bar, and instructions. */
export function BookmarkPart() {
  const t = useTexts(anyShopTexts);
  const bookmark = useSyncExternalStore(never, ownBookmark, () => '');
  return (
    <Card as="section" className={styles.part}>
      <div className={styles.words}>
        <h2>{t.bookmarkTitle}</h2>
        <p>{t.bookmarkText}</p>
        <ol className={styles.steps}>
          <li>{t.bookmarkShowBar}</li>
          <li>
            {t.bookmarkDrag}
            <a
              href={paths.anyShop()}
              // React blocks such addresses; here that is exactly what we offer.
              ref={(link) => {
                if (bookmark !== '') link?.setAttribute('href', bookmark);
              }}
              className={styles.bookmark}
              onClick={(event) => {
                event.preventDefault();
                notify({ type: 'info', text: t.bookmarkClicked });
              }}
            >
              <Icon name="plus" size={18} />
              {t.bookmarkName}
            </a>
          </li>
          <li>{t.bookmarkUse}</li>
        </ol>
        <p className={styles.aside}>
          {t.bookmarkByHand}{' '}
          <CopyButton small variant="quiet" text={bookmark} copied={t.bookmarkCopied}>
            {t.bookmarkCopy}
          </CopyButton>
        </p>
      </div>
      <BookmarkDrawing />
    </Card>
  );
}
