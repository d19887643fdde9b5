import { FirstPicture, firstWords } from '#web/ui/first-call/first-elements.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './registry-card.module.css';

/** The newest registry, while the page's scripts are loading. */
export function NewestRegistry() {
  return (
    <Card flush className={styles.card}>
      <FirstPicture
        field="thumbnail_path"
        width={480}
        height={270}
        fit="cover"
        className={classNames(styles.cover, styles.first)}
      />
      <div className={styles.body}>
        <p className={classNames(styles.title, styles.newest)} {...firstWords('title')} />
        <p className={styles.description} {...firstWords('description')} />
      </div>
    </Card>
  );
}
