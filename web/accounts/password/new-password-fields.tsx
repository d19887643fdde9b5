import { useEffect, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldError } from '#contract/errors.ts';
import { newPassword } from '#contract/new-password.ts';
import { accountsTexts } from '#locales/accounts.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { PasswordField } from '#web/ui/form/text/password-field.tsx';
import { useFieldError } from '#web/ui/form/use-field-error.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './new-password-fields.module.css';

const RULES = {
  PASSWORD_LENGTH: 'ruleLength',
  PASSWORD_CAPITAL_MISSING: 'ruleCapital',
  PASSWORD_SYMBOL_MISSING: 'ruleSymbol',
} as const satisfies Partial<Record<FieldError, keyof ReturnType<typeof accountsTexts>>>;

/** A new password under `name`, with its rules ticked off as it is typed, and its confirmation. */
export function NewPasswordFields({ name, label }: { name: string; label: string }) {
  const t = useTexts(accountsTexts);
  const rulesId = useId();
  const { getFieldState, trigger } = useFormContext();
  const password: unknown = useWatch({ name });
  const error = useFieldError(name);
  // The rules show it: below the field, it is for screen readers alone.
  const isOfRules = Object.hasOwn(RULES, error?.message ?? '');
  useEffect(() => {
    // The confirmation's error also depends on the other field.
    if (password !== undefined && getFieldState('password_confirmation').isTouched) {
      trigger('password_confirmation').catch(() => {});
    }
  }, [password, getFieldState, trigger]);
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        required
        autoComplete="new-password"
        describedBy={rulesId}
        className={isOfRules ? styles.heard : undefined}
      />
      <PasswordRules id={rulesId} password={typeof password === 'string' ? password : ''} isWrong={isOfRules} />
      <PasswordField name="password_confirmation" label={t.passwordConfirmation} required autoComplete="new-password" />
    </>
  );
}

interface PasswordRulesProps {
  id: string;
  password: string;
  /** The field was left, or sent, with a rule not kept. */
  isWrong: boolean;
}

function PasswordRules({ id, password, isWrong }: PasswordRulesProps) {
  const t = useTexts(accountsTexts);
  const broken = newPassword.safeParse(password).error?.issues.map((issue) => issue.message) ?? [];
  return (
    <div id={id} className={styles.rules}>
      <p>{t.rules}</p>
      <ul className={styles.list}>
        {Object.entries(RULES).map(([code, rule]) => {
          const isKept = !broken.includes(code);
          return (
            <li key={code} className={styles.rule} data-kept={isKept} data-wrong={isWrong && !isKept}>
              <span className={styles.mark}>
                {isKept && <Icon name="check" size={14} />}
                {isWrong && !isKept && <Icon name="warning" size={16} />}
              </span>
              {t[rule]}
              <span className="visually-hidden">, {isKept ? t.ruleKept : t.ruleMissing}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
