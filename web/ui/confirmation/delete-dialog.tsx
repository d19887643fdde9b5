import type { ComponentProps } from 'react';
import { ApiError, hasCode } from '#web/data/api-errors.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteDialogProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'tone' | 'onConfirm'> {
  onDelete: () => Promise<unknown>;
  /** Said once it is deleted. */
  deleted: string;
  /** Reloads what shows it, once the dialog is closed. */
  onDeleted: () => void | Promise<void>;
  /** Reloads what the question is about, which stays open: it has changed, and cannot be deleted like that. */
  onConflict?: () => Promise<void>;
}

/** Asks, deletes, says so, closes, and lets the page behind reload. */
export function DeleteDialog({ onDelete, deleted, onDeleted, onConflict, onClose, ...question }: DeleteDialogProps) {
  async function remove() {
    try {
      await onDelete();
    } catch (error) {
      // Somebody else was quicker.
      if (!hasCode(error, 'NOT_FOUND')) {
        if (error instanceof ApiError && error.status === 409) await onConflict?.();
        throw error;
      }
    }
    notify({ type: 'success', text: deleted });
    onClose();
    await onDeleted();
  }
  return <ConfirmDialog open onClose={onClose} onConfirm={remove} {...question} />;
}
