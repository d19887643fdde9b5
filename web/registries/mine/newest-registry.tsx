import { use } from 'react';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ImagesUrlContext } from '#web/ui/images-url.ts';
import pictureStyles from '#web/ui/picture.module.css';
import styles from './registry-card.module.css';

/**
 * The place of the newest registry while the page's scripts are on their way: the script in the head (first-calls.ts) fills
 * it in as soon as the answer is there. React leaves alone what it finds.
 */
export function NewestRegistry() {
  const base = use(ImagesUrlContext);
  return (
    <Card flush className={styles.card}>
      <div className={classNames(pictureStyles.picture, styles.cover, styles.first)}>
        <img
          data-first="thumbnail_path"
          data-base={`${base}/`}
          width={480}
          height={270}
          alt=""
          suppressHydrationWarning
        />
      </div>
      <div className={styles.body}>
        <p className={classNames(styles.title, styles.newest)} {...filledIn('title')} />
        <p className={styles.description} {...filledIn('description')} />
      </div>
    </Card>
  );
}

function filledIn(field: string) {
  return { 'data-first': field, dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
}
