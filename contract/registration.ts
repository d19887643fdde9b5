import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { id, idInPath, user } from './entities.ts';
import { LIMITS } from './limits.ts';
import { newPassword, PASSWORD_CODES } from './new-password.ts';
import { email, requiredLine, secret } from './texts.ts';

export const registration = z
  .object({
    first_name: requiredLine(LIMITS.name),
    last_name: requiredLine(LIMITS.name),
    email,
    password: newPassword,
  })
  .meta({ id: 'Registration' });

/**
 * `new_password` is for the mail's reader to choose, when no password typed earlier counts. `registration_token`
 * comes from X-Registration-Token: it logs in the very browser that registered.
 */
const activation = z.object({
  user_id: id,
  token: secret,
  new_password: newPassword.optional(),
  registration_token: secret.optional(),
});

/** Who wants the activation mail again. */
export const resendRequest = z.object({ email: requiredLine(LIMITS.email) });

const tag = 'Accounts';

export const registrationEndpoints = defineEndpoints({
  'POST /user/open': {
    summary:
      'Registers an account, which its email then activates. X-Registration-Token in the answer lets that activation log in.',
    tag,
    access: 'anyone',
    body: registration,
    limit: 'registration',
    limitedBy: 'email',
    response: user,
    responseHeaders: ['X-Registration-Token'],
    status: 201,
    errors: ['EMAIL_ALREADY_EXISTS', ...PASSWORD_CODES],
  },
  'GET /user/{user_id}/activate/{token}': {
    summary:
      'Activates an account (the link of older emails); BAD_REQUEST when it is active already, 422 where POST /user/activate asks for a `new_password`.',
    tag,
    access: 'anyone',
    reach: 'bearer',
    params: z.object({ user_id: idInPath, token: secret }),
    limit: 'activation',
    limitedBy: 'user_id',
    response: user,
    errors: ['BAD_REQUEST', 'INVALID_TOKEN'],
    secret: true,
  },
  'POST /user/activate': {
    summary:
      'Activates an account with the token of its email; BAD_REQUEST when it is active already. Where its address was registered more than once, no password that was typed counts: `new_password` is required then (422). With the `registration_token` of the registration, X-Access-Token in the answer is a session, and one whose token comes along ends.',
    tag,
    access: 'anyone',
    reach: 'bearer',
    body: activation,
    limit: 'activation',
    limitedBy: 'user_id',
    response: user,
    responseHeaders: ['X-Access-Token'],
    errors: ['BAD_REQUEST', 'INVALID_TOKEN', ...PASSWORD_CODES],
    secret: true,
  },
  'POST /user/resend-activation': {
    summary: 'Sends the activation email again; answers alike whether or not the address waits for one.',
    tag,
    access: 'anyone',
    body: resendRequest,
    limit: 'activation',
    limitedBy: 'email',
    response: z.object({ ok: z.literal(true) }),
  },
});
