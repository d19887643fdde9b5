import { useEffect, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldError } from '#contract/errors.ts';
import { newPassword } from '#contract/new-password.ts';
import { accountsTexts } from '#locales/accounts.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { PasswordField } from '#web/ui/form/text/password-field.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './new-password-fields.module.css';

/** A new password under `name`, with its rules ticked off as it is typed, and its confirmation. */
export function NewPasswordFields({ name, label }: { name: string; label: string }) {
  const t = useTexts(accountsTexts);
  const rulesId = useId();
  const { getFieldState, trigger } = useFormContext();
  const password: unknown = useWatch({ name });
  useEffect(() => {
    // The confirmation's error also depends on the other field.
    if (password !== undefined && getFieldState('password_confirmation').isTouched) {
      trigger('password_confirmation').catch(() => {});
    }
  }, [password, getFieldState, trigger]);
  return (
    <>
      <PasswordField name={name} label={label} required autoComplete="new-password" describedBy={rulesId} />
      <PasswordRules id={rulesId} password={typeof password === 'string' ? password : ''} />
      <PasswordField name="password_confirmation" label={t.passwordConfirmation} required autoComplete="new-password" />
    </>
  );
}

function PasswordRules({ id, password }: { id: string; password: string }) {
  const t = useTexts(accountsTexts);
  const broken = newPassword.safeParse(password).error?.issues.map((issue) => issue.message) ?? [];
  const rules: [FieldError, string][] = [
    ['PASSWORD_LENGTH', t.ruleLength],
    ['PASSWORD_CAPITAL_MISSING', t.ruleCapital],
    ['PASSWORD_SYMBOL_MISSING', t.ruleSymbol],
  ];
  return (
    <div id={id} className={styles.rules}>
      <p>{t.rules}</p>
      <ul className={styles.list}>
        {rules.map(([code, rule]) => {
          const isKept = !broken.includes(code);
          return (
            <li key={code} className={styles.rule} data-kept={isKept}>
              <span className={styles.mark}>{isKept && <Icon name="check" size={14} />}</span>
              {rule}
              <span className="visually-hidden">, {isKept ? t.ruleKept : t.ruleMissing}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
