import { classNames } from '#web/ui/styles/class-names.ts';
import frame from '../field.module.css';
import { FieldErrorText, type FieldProps } from '../field.tsx';
import { useField } from '../use-field.ts';
import styles from './radio-group-field.module.css';

interface RadioGroupFieldProps extends Pick<FieldProps, 'name' | 'label'> {
  options: readonly { value: string; label: string }[];
}

/** One of a few options, all visible, side by side. */
export function RadioGroupField({ name, label, options }: RadioGroupFieldProps) {
  const field = useField({ name });
  return (
    <fieldset
      className={frame.field}
      aria-describedby={field.aria['aria-describedby']}
      aria-invalid={field.error !== undefined}
    >
      <legend className={frame.label}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={classNames('choice', styles.segment)}>
            <input type="radio" value={option.value} {...field.register(name)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldErrorText id={field.errorId} error={field.error} />
    </fieldset>
  );
}
