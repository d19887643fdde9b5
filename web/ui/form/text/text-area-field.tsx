import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field.tsx';
import { useField } from '../use-field.ts';
import { CharacterCount } from './character-count.tsx';
import { registerTidily, trim } from './tidy-field.ts';

/** Several lines; the remaining characters are shown near the limit. */
export function TextAreaField({
  maxLength,
  rows = 5,
  placeholder,
  ...props
}: FieldProps & { maxLength?: number; rows?: number; placeholder?: string }) {
  const field = useField(props);
  return (
    <FieldFrame
      {...props}
      field={field}
      note={maxLength !== undefined && <CharacterCount name={props.name} max={maxLength} />}
    >
      <textarea
        {...registerTidily(field, props.name, trim)}
        {...field.aria}
        rows={rows}
        placeholder={placeholder}
        aria-required={props.required}
        className={classNames(control.control, styles.control)}
      />
    </FieldFrame>
  );
}
