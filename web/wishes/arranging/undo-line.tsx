import { arrangingTexts } from '#locales/wishes/arranging.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './arranging.module.css';
import type { ArrangingState } from './use-arranging.ts';

interface UndoLineProps {
  arranging: ArrangingState;
  /** What the keyboard is doing; announced instead of what was done. */
  words: string;
}

/** What was just done, visible and announced, with step-by-step undo. */
export function UndoLine({ arranging: { said, canUndo, undo }, words }: UndoLineProps) {
  const t = useTexts(arrangingTexts);
  const text = words || said;
  return (
    <div className={styles.undo} data-empty={text === '' && !canUndo}>
      <p role="status">{text}</p>
      {canUndo && (
        <Button small variant="quiet" icon="M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-3" onClick={undo}>
          {t.undo}
        </Button>
      )}
    </div>
  );
}
