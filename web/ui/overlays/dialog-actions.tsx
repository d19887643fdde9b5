import type { ReactNode } from 'react';
import { uiTexts } from '#locales/ui.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './dialog.module.css';
import { closeOnceShown } from './once-shown.ts';

interface DialogActionsProps {
  onCancel: () => void;
  /** "Annuler" by default; when confirming a cancellation that word would be ambiguous. */
  cancelLabel?: string | undefined;
  /** The focus begins on cancelling: nothing is to be filled in. */
  isQuestion?: boolean;
  /** The button that does what the dialog is for. */
  children: ReactNode;
}

/**
 * How a dialog ends, always in this order: the way back first, on the left or above, then the act, where the eye and
 * the thumb end.
 */
export function DialogActions({ onCancel, cancelLabel, isQuestion, children }: DialogActionsProps) {
  const t = useTexts(uiTexts);
  return (
    <div className={styles.actions}>
      <Button data-first-focus={isQuestion} onClick={() => closeOnceShown(onCancel)}>
        {cancelLabel ?? t.cancel}
      </Button>
      {children}
    </div>
  );
}
