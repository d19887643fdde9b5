import { useId, useState } from 'react';
import { SEARCH_QUERY_MAX } from '#contract/limits.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import control from '#web/ui/controls/control.module.css';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { thumbnailPath } from '#web/ui/pictures/images-url.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './catalogue-picker.module.css';
import { type Pictured, useArticlePictures } from './use-article-pictures.ts';

interface CataloguePickerProps {
  /** The initial search: the gift's name. */
  title: string;
  onChoose: (path: string) => void;
  onClose: () => void;
}

/** A dialog to choose a gift's picture from the catalogue. */
export function CataloguePicker({ title, onChoose, onClose }: CataloguePickerProps) {
  const t = useTexts(wishesTexts);
  const id = useId();
  const { text, type, found } = useSearch(title);
  const { pictures, isLoading, hasMore } = found;
  return (
    <Dialog open onClose={onClose} title={t.catalogueTitle}>
      <div className={styles.picker}>
        <label htmlFor={id} className={styles.label}>
          {t.catalogueSearch}
        </label>
        <input
          id={id}
          type="search"
          className={control.control}
          value={text}
          maxLength={SEARCH_QUERY_MAX}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => type(event.target.value)}
        />
        <p role="status" className={styles.said}>
          {saidOf(found, t)}
        </p>
        {found.hasFailed && (
          <Button small icon="refresh" onClick={found.retry}>
            {t.catalogueRetry}
          </Button>
        )}
        {pictures && pictures.length > 0 && (
          <ul className={styles.pictures} aria-busy={isLoading}>
            {pictures.map((article) => (
              <li key={article.id}>
                <Choice article={article} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        )}
        {hasMore && !found.hasFailed && (
          <div className={styles.more}>
            <Button small onClick={found.loadMore}>
              {t.catalogueMore}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** A gift's full name rarely finds anything: it uses as many of its words as do, until something else is typed. */
function useSearch(title: string) {
  const [text, setText] = useState(title.trim());
  const [isTyped, setTyped] = useState(false);
  const found = useArticlePictures(text.trim());
  const shorter = text.trim().split(/\s+/).slice(0, -1).join(' ');
  const isNone = found.pictures?.length === 0 && !(found.isLoading || found.hasFailed);
  if (isNone && !isTyped && shorter !== '') setText(shorter);
  function type(typed: string): void {
    setTyped(true);
    setText(typed);
  }
  return { text, type, found };
}

function saidOf(
  { pictures, isLoading, hasFailed }: ReturnType<typeof useArticlePictures>,
  t: ReturnType<typeof wishesTexts>,
): string {
  if (hasFailed) return t.catalogueFailed;
  if (isLoading || !pictures) return '';
  return pictures.length > 0 ? t.cataloguePictures(pictures.length) : t.catalogueNone;
}

function Choice({ article, onChoose }: { article: Pictured; onChoose: (path: string) => void }) {
  return (
    <button type="button" className={styles.choice} onClick={() => onChoose(article.img_path)}>
      <Picture path={thumbnailPath(article.img_path)} alt="" sizes="(max-width: 560px) 44vw, 180px" />
      <span className={styles.title}>{article.title}</span>
    </button>
  );
}
