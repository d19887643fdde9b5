import { useEffect, useRef } from 'react';
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
export function UndoLine({ arranging: { said, undoneHandle, undo }, words }: UndoLineProps) {
  const t = useTexts(arrangingTexts);
  const text = words || said;
  const canUndo = undoneHandle !== undefined;
  const toFocus = useFocusOnceThere(canUndo);
  return (
    <div className={styles.undo} data-empty={text === '' && !canUndo}>
      <p role="status">{text}</p>
      {canUndo && (
        <Button
          small
          variant="quiet"
          icon="M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-3"
          onClick={() => {
            toFocus.current = undoneHandle;
            return undo();
          }}
        >
          {t.undo}
        </Button>
      )}
    </div>
  );
}

/**
 * The button goes with the last step that can be taken back: the focus moves to the handle of what came back, once it
 * is there. Whoever has moved on meanwhile is left alone.
 */
function useFocusOnceThere(canUndo: boolean) {
  const toFocus = useRef<string>(undefined);
  useEffect(() => {
    if (canUndo) toFocus.current = undefined;
    const handle = document.getElementById(toFocus.current ?? '');
    if (!handle) return;
    toFocus.current = undefined;
    if (document.activeElement?.matches('body, h1')) handle.focus();
  });
  return toFocus;
}
