import { useState } from 'react';
import { formsTexts } from '#locales/forms.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field.tsx';
import { useField } from '../use-field.ts';

/** A password, with a button to reveal it. Never trimmed, never stored in a draft. */
export function PasswordField({
  autoComplete,
  describedBy,
  ...props
}: FieldProps & {
  autoComplete: 'current-password' | 'new-password';
  /** The id of the element saying more about it: the rules of a new password. */
  describedBy?: string;
}) {
  const t = useTexts(formsTexts);
  const [shown, setShown] = useState(false);
  const field = useField(props);
  return (
    <FieldFrame {...props} field={field}>
      <div className={styles.inset}>
        <input
          {...field.register(props.name)}
          {...field.aria}
          aria-describedby={[describedBy, field.aria['aria-describedby']].filter(Boolean).join(' ') || undefined}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          aria-required={props.required}
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
