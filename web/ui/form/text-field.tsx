import { type HTMLInputTypeAttribute, type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { uiTexts } from '#locales/ui.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field.tsx';
import { useField } from './use-field.ts';

interface TextFieldProps extends FieldProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'tel' | 'search'>;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric';
  placeholder?: string;
  autoCapitalize?: 'off' | 'words' | 'sentences';
  /** Code points at most: counted near the limit, never cut. */
  maxLength?: number;
  autoFocus?: boolean;
  spellCheck?: boolean;
  /** What becomes of the text when the field is left, instead of trimming. */
  tidy?: (text: string) => string;
}

/** One line of text, trimmed when it is left. */
export function TextField({
  name,
  label,
  help,
  required,
  optional,
  className,
  maxLength,
  type = 'text',
  tidy = trim,
  ...rest
}: TextFieldProps) {
  const field = useField(name, help !== undefined);
  const { onBlur, ...registered } = field.register(name);
  return (
    <FieldFrame
      {...({ label, help, required, optional, className, error: field.error } as Frame)}
      ids={field}
      note={maxLength !== undefined && <CharacterCount name={name} max={maxLength} />}
    >
      <input
        {...rest}
        {...registered}
        {...field.aria}
        type={type}
        aria-required={required}
        className={classNames(control.control, styles.control)}
        onBlur={(event) => {
          tidyField(field, name, event.target.value, tidy);
          return onBlur(event);
        }}
      />
    </FieldFrame>
  );
}

type Frame = Omit<Parameters<typeof FieldFrame>[0], 'ids' | 'children' | 'note'>;

function trim(text: string): string {
  return text.trim();
}

function tidyField(
  field: ReturnType<typeof useField>,
  name: string,
  text: string,
  tidy: (text: string) => string,
): void {
  const tidied = tidy(text);
  if (tidied !== text) field.setValue(name, tidied, { shouldDirty: true });
}

/** A password, with a button to see it. Never trimmed, never kept in a draft. */
export function PasswordField({
  name,
  label,
  help,
  required,
  className,
  autoComplete,
  describedBy,
}: FieldProps & {
  autoComplete: 'current-password' | 'new-password';
  /** The id of what says more about it: the rules of a new password. */
  describedBy?: string;
}) {
  const t = useTexts(uiTexts);
  const [shown, setShown] = useState(false);
  const field = useField(name, help !== undefined);
  return (
    <FieldFrame {...({ label, help, required, className, error: field.error } as Frame)} ids={field}>
      <div className={styles.inset}>
        <input
          {...field.register(name)}
          {...field.aria}
          aria-describedby={[describedBy, field.aria['aria-describedby']].filter(Boolean).join(' ') || undefined}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          aria-required={required}
          className={classNames(control.control, styles.control)}
        />
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? t.hidePassword : t.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  );
}

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
  const { onBlur, ...registered } = field.register(name);
  return (
    <FieldFrame
      {...({ label, help, required, optional, className, error: field.error } as Frame)}
      ids={field}
      note={maxLength !== undefined && <CharacterCount name={name} max={maxLength} />}
    >
      <textarea
        {...registered}
        {...field.aria}
        rows={rows}
        placeholder={placeholder}
        aria-required={required}
        className={classNames(control.control, styles.control)}
        onBlur={(event) => {
          tidyField(field, name, event.target.value, trim);
          return onBlur(event);
        }}
      />
    </FieldFrame>
  );
}

const NEAR = 0.85;

function CharacterCount({ name, max }: { name: string; max: number }): ReactNode {
  const t = useTexts(uiTexts);
  const value: unknown = useWatch({ name });
  const length = typeof value === 'string' ? [...value].length : 0;
  if (length < max * NEAR) return null;
  return (
    <span className={styles.count} data-over={length > max}>
      {t.charactersLeft(max - length)}
    </span>
  );
}
