import { type ReactNode, useState } from 'react';
import { GiftDrawing } from '#web/ui/drawings/gift.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useImageUrl } from './images-url.ts';
import styles from './picture.module.css';
import { shapeOf } from './shape-of.ts';
import { AVIF, srcSetOf, WEBP } from './src-set.ts';

interface PictureProps {
  /** As the API gives it (img_path, image_path, thumbnail_path); null shows the drawing. */
  path: string | null;
  /** A picture not in the store yet, as a data: address; takes precedence. */
  preview?: string | null;
  alt: string;
  /** Width : height of the reserved box, e.g. '1' or '16 / 9'. */
  ratio?: string;
  /**
   * `contain` shows the whole picture on white (gifts), `cover` fills the box, `whole` shows the whole picture in a
   * wide box of nearly its own shape, on its own colours.
   */
  fit?: 'contain' | 'cover' | 'whole';
  /** The box's maximum width in CSS pixels, from which the browser chooses a size; `sizes` is more exact. */
  width?: number;
  height?: number;
  sizes?: string;
  /** True for the picture a page is about: loaded at once. */
  eager?: boolean;
  /** Shown while there is no picture; a gift by default. */
  placeholder?: ReactNode;
  /** The wish's id: without pictures, one is wrapped otherwise than the next, and everywhere in the same way. */
  gift?: number;
  className?: string | undefined;
}

/** Ways to wrap a gift (picture.module.css). */
const PAPERS = 5;
/** Boxes that need the largest size on wide screens: it does not exist as AVIF. */
const SMALL = 480;
/** Width : height of the widest box for a whole picture, and of the tallest. */
const WIDEST = 8 / 3;
const HIGHEST = 16 / 9;
const ON_PHONES = '(max-width: 640px)';

type Box = Omit<PictureProps, 'path' | 'preview'>;

/** A stored picture in a box of its own size and colour, so that nothing moves when it loads. */
export function Picture({ path, preview, ...box }: PictureProps) {
  const stored = useImageUrl(path);
  const src = preview ?? stored;
  const [broken, setBroken] = useState<string | null>(null);
  return src === null || src === broken ? emptyBox(box) : filledBox(src, box, () => setBroken(src));
}

function emptyBox({ ratio = '1', placeholder, gift, className }: Box) {
  return (
    <div
      className={classNames(styles.picture, styles.placeholder, className)}
      style={{ aspectRatio: ratio }}
      data-paper={gift && gift % PAPERS}
    >
      {placeholder ?? <GiftDrawing />}
    </div>
  );
}

function filledBox(
  src: string,
  {
    alt,
    ratio = '1',
    fit = 'contain',
    width = 480,
    height = 480,
    sizes = `min(${width}px, 100vw)`,
    eager,
    className,
  }: Box,
  onError: () => void,
) {
  const { stem, width: ownWidth = width, height: ownHeight = height, colours } = shapeOf(src);
  const share = fit === 'cover' ? Math.min(1, ownWidth / ownHeight) : 1;
  const srcSet = (files: typeof WEBP) => stem && srcSetOf(stem, files, Math.max(ownWidth, ownHeight), share);
  return (
    <div
      className={classNames(styles.picture, styles[fit], className)}
      style={{ aspectRatio: fit === 'whole' ? boxFor(ownWidth / ownHeight) : ratio }}
    >
      <picture>
        {stem && (
          <source type="image/avif" media={width > SMALL ? ON_PHONES : undefined} srcSet={srcSet(AVIF)} sizes={sizes} />
        )}
        <img
          src={src}
          srcSet={srcSet(WEBP)}
          sizes={stem && sizes}
          alt={alt}
          width={ownWidth}
          height={ownHeight}
          className={stem && (ownHeight > ownWidth ? styles.tall : styles.wide)}
          style={{ background: colours && `linear-gradient(135deg,#${colours.slice(0, 3)},#${colours.slice(9)})` }}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={onError}
        />
      </picture>
    </div>
  );
}

/** Width : height of the box for a whole picture of this shape. */
function boxFor(shape: number): number {
  return Math.min(Math.max(shape, HIGHEST), WIDEST);
}
