import { formsTexts } from '#locales/forms.ts';
import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field.tsx';
import { useField } from '../use-field.ts';

export interface Option {
  value: string | number;
  label: string;
}

/** A native select. With numbers as options, or none yet, the form's value is a number (an id). */
export function SelectField({
  options,
  placeholder,
  autoComplete,
  onChosen,
  ...props
}: FieldProps & {
  options: readonly Option[];
  placeholder?: string | false;
  autoComplete?: string;
  onChosen?: () => void;
}) {
  const t = useTexts(formsTexts);
  const field = useField(props);
  const isNumeric = options.every((option) => typeof option.value === 'number');
  const rules = isNumeric ? { setValueAs: (value: string | number) => (value === '' ? undefined : Number(value)) } : {};
  return (
    <FieldFrame {...props} field={field}>
      <select
        {...field.register(props.name, { ...rules, onChange: () => onChosen?.() })}
        {...field.aria}
        autoComplete={autoComplete}
        aria-required={props.required}
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
