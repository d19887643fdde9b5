import type { AriaAttributes, ReactNode } from 'react';
import { formsTexts } from '#locales/forms.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './field.module.css';
import type { useField } from './use-field.ts';

/** The props of every field. */
export interface FieldProps {
  /** The field's name in the form. */
  name: string;
  label: ReactNode;
  /** Beside the label: what it is for. */
  help?: ReactNode;
  /**
   * Marks the field as required; whether it really is depends on the schema. Others say "optional" if `optional` is
   * set.
   */
  required?: boolean;
  optional?: boolean;
  className?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  field: ReturnType<typeof useField>;
  /** Under the control, at its end: the character count. */
  note?: ReactNode;
  children: ReactNode;
}

/** Label above, help under it, the control, the error under that. */
export function FieldFrame({ field, label, help, required, optional, note, className, children }: FieldFrameProps) {
  const t = useTexts(formsTexts);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={field.id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
        {optional && <span className={styles.optional}> ({t.optional})</span>}
      </label>
      <FieldHelp id={field.helpId} help={help} />
      {children}
      <FieldErrorText id={field.errorId} error={field.error} note={note} />
    </div>
  );
}

export function FieldHelp({ id, help }: { id: string; help: ReactNode }) {
  if (!help) return null;
  return (
    <p id={id} className={styles.help}>
      {help}
    </p>
  );
}

/** The error of a field, in a place that screen readers watch. */
export function FieldErrorText({ id, error, note }: { id: string; error: string | undefined; note?: ReactNode }) {
  return (
    <div className={styles.under}>
      <ErrorText id={id} error={error} aria-live="polite" />
      {note}
    </div>
  );
}

type ErrorWordsProps = AriaAttributes & { id?: string | undefined; role?: 'alert'; error: string | undefined };

/** Rendered before there is an error, or screen readers would not announce it. */
export function ErrorText({ error, ...rest }: ErrorWordsProps) {
  return (
    <p {...rest} className={styles.error}>
      {error !== undefined && (
        <>
          <Icon name="warning" size={16} />
          {error}
        </>
      )}
    </p>
  );
}
