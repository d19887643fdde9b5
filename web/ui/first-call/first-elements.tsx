import { use } from 'react';
import { ImagesUrlContext } from '#web/ui/pictures/images-url.ts';
import styles from '#web/ui/pictures/picture.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';

/*
 * Elements for what a page's first call is going to say: the script in the head (web/data/ask-first.ts) fills them in
 * as soon as the answer is there, and React leaves alone what it finds. `of` is the id of a gift in a list.
 */

/** For an element that will hold a word; a line high until then. */
export function firstWords(field: string, of?: string) {
  return {
    'data-first': field,
    'data-of': of,
    style: { minHeight: '1lh' },
    // What stands in an element from the beginning is painted for good, as the browser counts.
    dangerouslySetInnerHTML: { __html: '' },
    suppressHydrationWarning: true,
  };
}

/** For what is seen until the call answers, and after that if there is something. */
export function firstUnlessNone() {
  return { 'data-first-turn': '', suppressHydrationWarning: true };
}

/** For what is seen if the call answers that there is nothing. */
export function firstIfNone(hidden: boolean) {
  return { ...firstUnlessNone(), hidden };
}

interface FirstPictureProps {
  field: string;
  of?: string;
  /** Pixels of the place at most. */
  width: number;
  height: number;
  fit?: 'contain' | 'cover';
  className?: string | undefined;
}

export function FirstPicture({ field, of, width, height, fit = 'contain', className }: FirstPictureProps) {
  const base = use(ImagesUrlContext);
  return (
    <div className={classNames(styles.picture, styles[fit], className)}>
      <img
        data-first={field}
        data-of={of}
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
