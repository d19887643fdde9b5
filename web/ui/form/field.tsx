import type { ReactNode } from 'react';
import { uiTexts } from '#locales/ui.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './field.module.css';

/** What every field takes. */
export interface FieldProps {
  /** The field's name in the form. */
  name: string;
  label: ReactNode;
  /** Beside the label: what it is for. */
  help?: ReactNode;
  /** Marks the field; whether it really is required is the schema's. Fields without it say "optional" where `optional` is set. */
  required?: boolean;
  optional?: boolean;
  className?: string | undefined;
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  ids: { id: string; helpId: string; errorId: string };
  error: string | undefined;
  /** Under the control, at its end: the count of characters. */
  note?: ReactNode;
  children: ReactNode;
}

/** What a field hands on to its frame. */
export type Frame = Omit<FieldFrameProps, 'ids' | 'children' | 'note'>;

/** Label above, help under it, the control, the error under that. */
export function FieldFrame({
  ids,
  label,
  help,
  required,
  optional,
  error,
  note,
  className,
  children,
}: FieldFrameProps) {
  const t = useTexts(uiTexts);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={ids.id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
        {optional && <span className={styles.optional}> ({t.optional})</span>}
      </label>
      {help && (
        <p id={ids.helpId} className={styles.help}>
          {help}
        </p>
      )}
      {children}
      <FieldError id={ids.errorId} error={error} note={note} />
    </div>
  );
}

/** The error of a field, in a place that screen readers watch. */
export function FieldError({ id, error, note }: { id: string; error: string | undefined; note?: ReactNode }) {
  return (
    <div className={styles.under}>
      <p id={id} className={styles.error} aria-live="polite">
        {error !== undefined && (
          <>
            <Icon name="warning" size={16} />
            {error}
          </>
        )}
      </p>
      {note}
    </div>
  );
}
