import { use } from 'react';
import { ImagesUrlContext } from '#web/ui/pictures/images-url.ts';
import styles from '#web/ui/pictures/picture.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';

/*
 * Placeholders for the result of a page's first call: the script in the head (web/data/ask-first.ts) fills them in as
 * soon as the answer arrives, and React leaves what it finds alone.
 */

/** For an element that will contain a word; a line high until then. */
export function firstWords(field: string) {
  return {
    'data-first': field,
    style: { minHeight: '1lh' },
    // Browsers count text present from the beginning as painted for good.
    dangerouslySetInnerHTML: { __html: '' },
    suppressHydrationWarning: true,
  };
}

/** For what shows until the call answers, and afterwards if there is something. */
export function shownUnlessNone() {
  return { 'data-first-swap': '', suppressHydrationWarning: true };
}

/** For what shows if the call answers that there is nothing. */
export function shownIfNone(hidden: boolean) {
  return { ...shownUnlessNone(), hidden };
}

interface FirstPictureProps {
  field: string;
  /** The most pixels it can take up. */
  width: number;
  height: number;
  fit?: 'contain' | 'cover';
  className: string | undefined;
}

export function FirstPicture({ field, width, height, fit = 'contain', className }: FirstPictureProps) {
  const base = use(ImagesUrlContext);
  return (
    <div className={classNames(styles.picture, styles[fit], className)}>
      <img
        data-first={field}
        data-base={`${base}/`}
        width={width}
        height={height}
        fetchPriority="high"
        alt=""
        suppressHydrationWarning
      />
    </div>
  );
}
