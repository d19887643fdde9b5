import * as z from 'zod';
import { userUpdate } from '#contract/accounts.ts';
import { newPasswordForm } from './password/new-password.ts';

export const namesForm = userUpdate.pick({ first_name: true, last_name: true }).required();

export const newEmailForm = userUpdate.pick({ email: true, current_password: true }).required();

/** A new password, twice, and the present one. */
export const changePasswordForm = newPasswordForm.and(
  z.object({ current_password: userUpdate.shape.current_password.unwrap() }),
);

export const deletionForm = userUpdate.pick({ current_password: true }).required();
