import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from '../field.module.css';
import { FieldFrame, type FieldProps, type Frame } from '../field.tsx';
import { useField } from '../use-field.ts';
import { CharacterCount } from './character-count.tsx';
import { registerTidily, trim } from './tidy-field.ts';

/** Several lines; the remaining characters show near the limit. */
export function TextAreaField({
  name,
  label,
  help,
  required,
  optional,
  className,
  maxLength,
  rows = 5,
  placeholder,
}: FieldProps & { maxLength?: number; rows?: number; placeholder?: string }) {
  const field = useField(name, help !== undefined);
  return (
    <FieldFrame
      {...({ label, help, required, optional, className, error: field.error } as Frame)}
      ids={field}
      note={maxLength !== undefined && <CharacterCount name={name} max={maxLength} />}
    >
      <textarea
        {...registerTidily(field, name, trim)}
        {...field.aria}
        rows={rows}
        placeholder={placeholder}
        aria-required={required}
        className={classNames(control.control, styles.control)}
      />
    </FieldFrame>
  );
}
