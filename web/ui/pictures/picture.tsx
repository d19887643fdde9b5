import { type ReactNode, useState } from 'react';
import { GiftDrawing } from '#web/ui/drawings/gift.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useImageUrl } from './images-url.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** As the API gives it (img_path, image_path, thumbnail_path); null shows the drawing. */
  path: string | null;
  /** What is not in the store yet, as a data: address; it stands before the other. */
  preview?: string | null;
  alt: string;
  /** Width : height of the reserved place, e.g. '1' or '16 / 9'. */
  ratio?: string;
  /** `contain` shows the whole picture on white (gifts), `cover` fills the place. */
  fit?: 'contain' | 'cover';
  /** Pixels of the place at most, for the browser's own plan. */
  width?: number;
  height?: number;
  /** True for the one picture that a page is about: loaded at once. */
  eager?: boolean;
  /** Shown while there is no picture; a gift unless told. */
  placeholder?: ReactNode;
  className?: string | undefined;
}

/** A stored picture in a place of its own size and colour, so that nothing jumps. */
export function Picture({
  path,
  preview,
  alt,
  ratio = '1',
  fit = 'contain',
  width = 480,
  height = 480,
  eager,
  placeholder,
  className,
}: PictureProps) {
  const stored = useImageUrl(path);
  const src = preview ?? stored;
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) {
    return (
      <div className={classNames(styles.picture, styles.placeholder, className)} style={{ aspectRatio: ratio }}>
        {placeholder ?? <GiftDrawing />}
      </div>
    );
  }
  return (
    <div
      className={classNames(styles.picture, fit === 'contain' && styles.contain, className)}
      style={{ aspectRatio: ratio }}
    >
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(src)}
      />
    </div>
  );
}
