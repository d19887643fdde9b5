import { FieldErrorText, FieldHelp, type FieldProps } from '../field.tsx';
import { useField } from '../use-field.ts';
import styles from './checkbox-field.module.css';

/** Yes or no. */
export function CheckboxField({ name, label, help }: FieldProps) {
  const field = useField({ name, help });
  return (
    <div className={styles.check}>
      <input type="checkbox" {...field.register(name)} {...field.aria} />
      <label htmlFor={field.id} className={styles.label}>
        {label}
      </label>
      <FieldHelp id={field.helpId} help={help} />
      <FieldErrorText id={field.errorId} error={field.error} />
    </div>
  );
}
