import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LIMITS } from '#contract/limits.ts';
import { formsTexts } from '#locales/forms.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { FieldProps } from '../field.tsx';
import styles from './email-field.module.css';
import { likelyEmail } from './email-typos.ts';
import { TextField } from './text-field.tsx';

interface EmailFieldProps extends FieldProps {
  /** `username` if it opens an account, `email` if it is one's own, `off` for somebody else's. */
  autoComplete: 'username' | 'email' | 'off';
  /** Between the field and the question whether something else was meant. */
  children?: ReactNode;
}

/** One e-mail address, taken as typed; where mails will go to it, a likely typo is asked about. */
export function EmailField({ children, ...props }: EmailFieldProps) {
  return (
    <div className={styles.email}>
      <TextField
        {...props}
        type="email"
        inputMode="email"
        maxLength={LIMITS.email}
        autoCapitalize="off"
        spellCheck={false}
      />
      {children}
      {props.autoComplete !== 'username' && <LikelyEmail name={props.name} />}
    </div>
  );
}

/** The address probably meant: gmial.com → gmail.com. */
function LikelyEmail({ name }: { name: string }) {
  const t = useTexts(formsTexts);
  const { setValue, setFocus } = useFormContext<Record<string, string>>();
  const likely = likelyEmail((useWatch<Record<string, string>>({ name }) ?? '').trim());
  return (
    <div aria-live="polite" className={styles.likely}>
      {likely && (
        <>
          {t.likelyEmail(likely)}
          <Button
            small
            onClick={({ detail }) => {
              setValue(name, likely, { shouldDirty: true, shouldValidate: true });
              // By keyboard one goes on from the field; under a finger it would raise the phone's keyboard.
              if (detail === 0) setFocus(name);
            }}
          >
            {t.correct}
          </Button>
        </>
      )}
    </div>
  );
}
