import quote from '#web/registries/quote.module.css';
import styles from '#web/registries/registry-header.module.css';
import { FirstPicture, firstWords } from '#web/ui/first-call/first-elements.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

/** The header of a registry about which the server may say nothing: placeholders for the first call. */
export function RegistryHeaderPlaceholder() {
  return (
    <header className={styles.header}>
      <div className={styles.cover}>
        <FirstPicture field="thumbnail_path" width={1120} height={420} className={styles.picture} />
      </div>
      <div className={styles.card}>
        <h1 className={styles.title} {...firstWords('title')} />
        <p className={styles.owner} {...firstWords('address_owner')} />
      </div>
      <div className={styles.quote}>
        <div className={quote.quote}>
          <blockquote className={classNames(quote.words, quote.folded)} {...firstWords('description')} />
        </div>
      </div>
    </header>
  );
}
