import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import type { ErrorWords } from '#web/ui/notices/error-words.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps extends ErrorWords {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** The consequences of a deletion: "2 réservations, leurs auteurs seront prévenus". */
  consequence?: ReactNode;
  confirmLabel: string;
  /** "Annuler" by default; when confirming a cancellation that word would be ambiguous. */
  cancelLabel?: string;
  /**
   * The button waits for it; the caller closes the dialog (after success). What it throws is shown here and in a
   * notice.
   */
  onConfirm: () => void | Promise<void>;
  /** `danger` for deletions. */
  tone?: 'danger' | 'primary';
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  consequence,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'danger',
  ...words
}: ConfirmDialogProps) {
  const { isBusy, problem, start } = useAction(async () => onConfirm(), words);
  return (
    <Dialog
      open={open}
      narrow
      onClose={onClose}
      title={title}
      footer={
        <DialogActions isQuestion onCancel={onClose} cancelLabel={cancelLabel}>
          <Button variant={tone} loading={isBusy} onClick={start} icon={tone === 'danger' ? 'trash' : undefined}>
            {confirmLabel}
          </Button>
        </DialogActions>
      }
    >
      {children}
      {consequence && <div className={styles.consequence}>{consequence}</div>}
      {problem && (
        <p className={styles.problem}>
          <Icon name="warning" />
          {problem}
        </p>
      )}
    </Dialog>
  );
}
