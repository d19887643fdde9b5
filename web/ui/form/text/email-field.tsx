import { LIMITS } from '#contract/limits.ts';
import type { FieldProps } from '../field.tsx';
import { TextField } from './text-field.tsx';

interface EmailFieldProps extends FieldProps {
  /** `username` where it opens an account, `email` where it is one's own, `off` for somebody else's. */
  autoComplete: 'username' | 'email' | 'off';
  autoFocus?: boolean;
}

/** One e-mail address, taken as it is typed. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      maxLength={LIMITS.email}
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
