import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field.tsx';
import { useField } from '../use-field.ts';

/** A day, with the browser's own picker. The value is YYYY-MM-DD. */
export function DateField(props: FieldProps) {
  const field = useField(props);
  return (
    <FieldFrame {...props} field={field}>
      <input
        {...field.register(props.name)}
        {...field.aria}
        type="date"
        required={props.required}
        className={classNames(control.control, styles.control)}
      />
    </FieldFrame>
  );
}
