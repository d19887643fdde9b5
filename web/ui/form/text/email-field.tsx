import { LIMITS } from '#contract/limits.ts';
import type { FieldProps } from '../field.tsx';
import { TextField } from './text-field.tsx';

interface EmailFieldProps extends FieldProps {
  /** `username` if it opens an account, `email` if it is one's own, `off` for somebody else's. */
  autoComplete: 'username' | 'email' | 'off';
}

/** One e-mail address, taken as typed. */
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
