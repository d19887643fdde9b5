import { useId, useState } from 'react';
import { registryTexts } from '#locales/registries/registry.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './quote.module.css';

const LONG = 260;
const MANY_LINES = 5;

/**
 * The parents' words. A long text is folded after a few lines, so that the gifts are not far below; without scripts
 * it is not.
 */
export function Quote({ text }: { text: string }) {
  const t = useTexts(registryTexts);
  const [open, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > LONG || text.split('\n').length > MANY_LINES;
  return (
    <div className={styles.quote}>
      <blockquote id={id} className={classNames(styles.words, isLong && !open && styles.folded)}>
        {text}
      </blockquote>
      {isLong && (
        <button
          type="button"
          className={classNames('link-button', styles.more)}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t.readLess : t.readMore}
        </button>
      )}
    </div>
  );
}
