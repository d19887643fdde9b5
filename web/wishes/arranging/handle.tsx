import { arrangingTexts } from '#locales/wishes/arranging.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './arranging.module.css';
import type { Keyboard } from './use-keyboard.ts';

const DOTS = 'M9 5.2v.01M15 5.2v.01M9 12v.01M15 12v.01M9 18.8v.01M15 18.8v.01';

interface HandleProps {
  id: string;
  /** What it moves. */
  title: string;
  /** By the keyboard. */
  isHeld: boolean;
  onKeyDown: Keyboard['onKeyDown'];
  /** From the drag-and-drop library. */
  handleRef: (element: Element | null) => void;
}

/** Being dragged, or held by the keyboard. */
export function Handle({ id, title, isHeld, onKeyDown, handleRef }: HandleProps) {
  const t = useTexts(arrangingTexts);
  return (
    <button
      ref={handleRef}
      id={id}
      type="button"
      className={styles.handle}
      aria-label={t.handle(title)}
      aria-describedby="handle-help"
      aria-pressed={isHeld}
      onKeyDown={onKeyDown}
    >
      <Icon name={DOTS} />
    </button>
  );
}
