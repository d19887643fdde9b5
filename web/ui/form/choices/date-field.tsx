import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from '../field.module.css';
import { FieldFrame, type FieldProps, type Frame } from '../field.tsx';
import { useField } from '../use-field.ts';

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
