import * as z from 'zod';
import { LIMITS } from './limits.ts';

/** A new password, taken as is: not trimmed, not normalised. */
export const newPassword = z
  .string()
  .refine((text) => [...text].length >= LIMITS.passwordMin && [...text].length <= LIMITS.passwordMax, 'PASSWORD_LENGTH')
  .refine((text) => /\p{Lu}/u.test(text), 'PASSWORD_CAPITAL_MISSING')
  .refine((text) => /[\p{P}\p{S}]/u.test(text), 'PASSWORD_SYMBOL_MISSING')
  .meta({ format: 'password', minLength: LIMITS.passwordMin, maxLength: LIMITS.passwordMax });

/** The refusals of a call that takes a new password. */
export const PASSWORD_CODES = [
  'PASSWORD_LENGTH',
  'PASSWORD_CAPITAL_MISSING',
  'PASSWORD_SYMBOL_MISSING',
  'PASSWORD_TOO_COMMON',
] as const;
