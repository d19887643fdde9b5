import * as z from 'zod';
import { userUpdate } from '#contract/accounts.ts';
import { newPasswordForm } from './password/new-password.ts';

export const namesForm = userUpdate.pick({ first_name: true, last_name: true }).required();

export const newEmailForm = userUpdate.pick({ email: true, current_password: true }).required();

/** The change form asks for the present password and the new one twice. */
export const changePasswordForm = newPasswordForm.and(
  z.object({ current_password: userUpdate.shape.current_password.unwrap() }),
);

export const deletionForm = userUpdate.pick({ current_password: true }).required();
