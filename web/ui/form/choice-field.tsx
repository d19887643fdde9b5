import type { ReactNode } from 'react';
import { uiTexts } from '#locales/ui.ts';
import control from '#web/ui/controls/control.module.css';
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './field.module.css';
import { FieldError, FieldFrame, type FieldProps } from './field.tsx';
import { useField } from './use-field.ts';

export interface Option {
  value: string | number;
  label: string;
}

type Frame = Omit<Parameters<typeof FieldFrame>[0], 'ids' | 'children' | 'note'>;

/** A native select. With numbers as values the form's value is a number (an id). */
export function SelectField({
  name,
  label,
  help,
  required,
  optional,
  className,
  options,
  placeholder,
  autoComplete,
}: FieldProps & { options: readonly Option[]; placeholder?: string | false; autoComplete?: string }) {
  const t = useTexts(uiTexts);
  const field = useField(name, help !== undefined);
  const isNumeric = options.length > 0 && options.every((option) => typeof option.value === 'number');
  const rules = isNumeric ? { setValueAs: (value: string | number) => (value === '' ? undefined : Number(value)) } : {};
  return (
    <FieldFrame {...({ label, help, required, optional, className, error: field.error } as Frame)} ids={field}>
      <select
        {...field.register(name, rules)}
        {...field.aria}
        autoComplete={autoComplete}
        aria-required={required}
        className={classNames(control.control, styles.control)}
      >
        {placeholder !== false && <option value="">{placeholder ?? t.choose}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A day, with the browser's own picker. The value is YYYY-MM-DD. */
export function DateField({
  name,
  label,
  help,
  required,
  optional,
  className,
  min,
  max,
}: FieldProps & { min?: string; max?: string }) {
  const field = useField(name, help !== undefined);
  return (
    <FieldFrame {...({ label, help, required, optional, className, error: field.error } as Frame)} ids={field}>
      <input
        {...field.register(name)}
        {...field.aria}
        type="date"
        min={min}
        max={max}
        required={required}
        className={classNames(control.control, styles.control)}
      />
    </FieldFrame>
  );
}

/** Yes or no. */
export function CheckboxField({ name, label, help, className }: FieldProps) {
  const field = useField(name, help !== undefined);
  return (
    <div className={classNames(styles.check, className)}>
      <input type="checkbox" {...field.register(name)} {...field.aria} className={styles.box} />
      <label htmlFor={field.id} className={styles.checkLabel}>
        {label}
      </label>
      {help && (
        <p id={field.helpId} className={styles.help}>
          {help}
        </p>
      )}
      <FieldError id={field.errorId} error={field.error} />
    </div>
  );
}

interface RadioOption {
  value: string;
  label: ReactNode;
  icon?: IconName;
}

/** One of a few, all in sight: side by side, or one under the other with `stacked`. */
export function RadioGroupField({
  name,
  label,
  help,
  required,
  className,
  options,
  stacked,
}: FieldProps & { options: readonly RadioOption[]; stacked?: boolean }) {
  const field = useField(name, help !== undefined);
  return (
    <fieldset
      className={classNames(styles.field, className)}
      aria-describedby={field.aria['aria-describedby']}
      aria-invalid={field.error !== undefined}
    >
      <legend className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </legend>
      {help && (
        <p id={field.helpId} className={styles.help}>
          {help}
        </p>
      )}
      <div className={styles[stacked ? 'stacked' : 'segments']}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input type="radio" value={option.value} {...field.register(name)} />
            <span>
              {option.icon && <Icon name={option.icon} />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={field.errorId} error={field.error} />
    </fieldset>
  );
}
