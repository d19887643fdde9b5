import * as z from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import { newPasswordWithToken } from '#contract/password.ts';
import { registration } from '#contract/registration.ts';

/**
 * Checks that the field `name` and its confirmation agree. Kept apart from the form's schema, so that an empty field
 * elsewhere does not hide the difference.
 */
function twice(name: 'password' | 'new_password') {
  return z
    .object({ password_confirmation: z.string().min(1, 'REQUIRED') })
    .extend({ [name]: z.unknown() })
    .refine((values) => !values.password_confirmation || values.password_confirmation === values[name], {
      path: ['password_confirmation'],
      error: 'PASSWORDS_DIFFER',
    });
}

/** The registration form: the contract's fields, plus the password repeated, which is not sent. */
export const registrationForm = registration.and(twice('password'));

/** The form field that shows the service's objections to a new password. */
export function passwordErrorsAt(field: string): Partial<Record<ErrorCode, string>> {
  return {
    PASSWORD_LENGTH: field,
    PASSWORD_CAPITAL_MISSING: field,
    PASSWORD_SYMBOL_MISSING: field,
    PASSWORD_TOO_COMMON: field,
  };
}

/** A new password, twice. */
export const newPasswordForm = newPasswordWithToken.pick({ new_password: true }).and(twice('new_password'));
