import type { HTMLInputTypeAttribute } from 'react';
import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field.tsx';
import { useField } from '../use-field.ts';
import { CharacterCount } from './character-count.tsx';
import { registerTidily, trim } from './tidy-field.ts';

interface TextFieldProps extends FieldProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url'>;
  autoComplete?: string;
  inputMode?: 'email' | 'url' | 'numeric';
  placeholder?: string;
  autoCapitalize?: 'off' | 'words' | 'sentences';
  /** Maximum in code points: counted down near the limit, never truncated. */
  maxLength?: number;
  autoFocus?: boolean;
  spellCheck?: boolean;
  /** How the text is tidied when the field is left, instead of trimming. */
  tidy?: (text: string) => string;
  /** What Enter does; the form is sent if it returns false. */
  onEnter?: () => boolean;
}

/** One line of text, trimmed when the field is left. */
export function TextField({
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  autoCapitalize,
  maxLength,
  autoFocus,
  spellCheck,
  tidy = trim,
  onEnter,
  ...props
}: TextFieldProps) {
  const field = useField(props);
  return (
    <FieldFrame
      {...props}
      field={field}
      note={maxLength !== undefined && <CharacterCount name={props.name} max={maxLength} />}
    >
      <input
        {...{ type, autoComplete, inputMode, placeholder, autoCapitalize, autoFocus, spellCheck }}
        {...registerTidily(field, props.name, tidy)}
        {...field.aria}
        aria-required={props.required}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && onEnter?.()) event.preventDefault();
        }}
        className={classNames(control.control, styles.control)}
      />
    </FieldFrame>
  );
}
