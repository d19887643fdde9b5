import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import type { IconName } from '#web/ui/drawings/icon.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './form.module.css';
import { Refusal } from './refusal.tsx';
import { useSubmittable } from './use-submittable.ts';

interface SubmitButtonProps {
  children: ReactNode;
  icon?: IconName;
  /** Beside it: a cancel button, a link. */
  beside?: ReactNode;
  /** On its other side: the way back to the form's previous page. */
  before?: ReactNode;
  /** In a dialog: closes it, by a button that stands where every dialog has it. */
  onCancel?: () => void;
  /** It takes something away. */
  isDanger?: boolean;
  /** The form shows what is kept: as long as that is unchanged, nothing calls for sending it. */
  isQuiet?: boolean;
  /** It waits for something else than its own form. */
  loading?: boolean;
  /** Called before the form is sent by it. */
  onClick?: () => void;
}

/**
 * The form's one primary button. It looks disabled while something is invalid, yet can be pressed: then the form says
 * what is missing and leads there.
 */
export function SubmitButton({
  children,
  icon,
  beside,
  before,
  onCancel,
  isDanger,
  isQuiet,
  loading = false,
  onClick,
}: SubmitButtonProps) {
  const { isSubmitting, isOff } = useSubmittable();
  const loud = isDanger ? 'danger' : 'primary';
  const button = (
    <Button
      type="submit"
      variant={isQuiet ? 'secondary' : loud}
      icon={icon}
      loading={isSubmitting || loading}
      aria-disabled={isOff}
      onClick={onClick}
    >
      {children}
    </Button>
  );
  return (
    <div className={classNames(styles.submit, onCancel && styles.foot)}>
      <Refusal />
      {onCancel ? (
        <DialogActions onCancel={onCancel}>{button}</DialogActions>
      ) : (
        <div className={styles.actions}>
          {before}
          {button}
          {beside}
        </div>
      )}
    </div>
  );
}
