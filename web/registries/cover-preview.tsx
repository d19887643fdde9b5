import { type ReactNode, useState } from 'react';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useImageUrl } from '#web/ui/pictures/images-url.ts';
import styles from './registry-header.module.css';

/** A cover; pressing it shows all of it. */
export function CoverPreview({ path, alt, children }: { path: string; alt: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const src = useImageUrl(path) ?? undefined;
  return (
    <>
      <button type="button" className={styles.preview} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      <Dialog open={isOpen} title={alt} onClose={() => setOpen(false)}>
        <img src={src} alt={alt} className={styles.whole} />
      </Dialog>
    </>
  );
}
