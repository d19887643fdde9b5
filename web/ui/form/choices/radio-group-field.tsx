import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import frame from '../field.module.css';
import { FieldErrorText, FieldHelp, type FieldProps, RequiredMark } from '../field.tsx';
import { useField } from '../use-field.ts';
import styles from './radio-group-field.module.css';

interface RadioOption {
  value: string;
  label: ReactNode;
  icon?: IconName;
}

/** One of a few options, all visible: side by side, or with `stacked` one under the other. */
export function RadioGroupField({
  name,
  label,
  help,
  required,
  className,
  options,
  stacked,
}: FieldProps & { options: readonly RadioOption[]; stacked?: boolean }) {
  const field = useField({ name, help });
  return (
    <fieldset
      className={classNames(frame.field, className)}
      aria-describedby={field.aria['aria-describedby']}
      aria-invalid={field.error !== undefined}
    >
      <legend className={frame.label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <FieldHelp id={field.helpId} help={help} />
      <div className={styles[stacked ? 'stacked' : 'segments']}>
        {options.map((option) => (
          <label key={option.value} className={classNames('choice', styles.segment)}>
            <input type="radio" value={option.value} {...field.register(name)} />
            <span>
              {option.icon && <Icon name={option.icon} />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <FieldErrorText id={field.errorId} error={field.error} />
    </fieldset>
  );
}
