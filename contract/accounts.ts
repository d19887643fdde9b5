import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { id, idInPath, user } from './entities.ts';
import { LIMITS } from './limits.ts';
import { email, newPassword, requiredLine, secret } from './texts.ts';

export const registration = z
  .object({
    first_name: requiredLine(LIMITS.name),
    last_name: requiredLine(LIMITS.name),
    email,
    password: newPassword,
  })
  .meta({ id: 'Registration' });

/** OAuth2's password form; only username and password decide. */
export const credentials = z
  .object({
    username: requiredLine(LIMITS.email),
    password: secret,
    grant_type: z.string().optional(),
    scope: z.string().optional(),
    client_id: z.string().optional(),
    client_secret: z.string().optional(),
  })
  .meta({ id: 'Credentials' });

export const resetRequest = z.object({ email: requiredLine(LIMITS.email) });
export const resetToken = z.object({ token: secret });
export const newPasswordWithToken = z.object({ token: secret, new_password: newPassword });

const done = z.object({ ok: z.literal(true) });
const tag = 'Accounts';

export const accountEndpoints = endpoints({
  'POST /user/open': {
    summary: 'Registers an account, which its mail then activates.',
    tag,
    access: 'anyone',
    body: registration,
    response: user,
    status: 201,
    errors: ['EMAIL_ALREADY_EXISTS', 'PASSWORD_LENGTH', 'PASSWORD_CAPITAL_MISSING', 'PASSWORD_SYMBOL_MISSING'],
  },
  'GET /user/{user_id}/activate/{token}': {
    summary: 'Activates an account (the link of older mails).',
    tag,
    access: 'anyone',
    reach: 'bearer',
    params: z.object({ user_id: idInPath, token: secret }),
    response: user,
    errors: ['BAD_REQUEST', 'INVALID_TOKEN'],
    secret: true,
  },
  'POST /user/activate': {
    summary: 'Activates an account with the token of its mail; BAD_REQUEST when it is active already.',
    tag,
    access: 'anyone',
    reach: 'bearer',
    body: z.object({ user_id: id, token: secret }),
    response: user,
    errors: ['BAD_REQUEST', 'INVALID_TOKEN'],
    secret: true,
  },
  'POST /user/resend-activation': {
    summary: 'Sends the activation mail again; answers alike whether or not the address waits for one.',
    tag,
    access: 'anyone',
    body: resetRequest,
    response: done,
  },
  'GET /user/me': {
    summary: 'The account that is logged in.',
    tag,
    access: 'user',
    response: user,
  },
  'POST /login/access-token': {
    summary: 'Logs in and answers a bearer token that lives 30 days.',
    tag,
    access: 'anyone',
    body: credentials,
    bodyTypes: ['form', 'json'],
    response: z.object({ access_token: z.string(), token_type: z.literal('bearer') }),
    errors: ['LOGIN_FAILED', 'ACCOUNT_NOT_ACTIVATED'],
    secret: true,
  },
  'POST /password-reset/request-reset': {
    summary: 'Sends a reset link; answers alike whether or not the address is known.',
    tag,
    access: 'anyone',
    query: resetRequest.partial(),
    body: resetRequest.partial().nullish(),
    response: done,
  },
  'POST /password-reset/verify-token-validity': {
    summary: 'Says whether a reset token can still be used.',
    tag,
    access: 'anyone',
    reach: 'bearer',
    query: resetToken.partial(),
    body: resetToken.partial().nullish(),
    response: done,
    errors: ['INVALID_TOKEN'],
    secret: true,
  },
  'POST /password-reset/set-new/': {
    summary: 'Sets a new password with a reset token, which ends every earlier session.',
    tag,
    access: 'anyone',
    reach: 'bearer',
    query: newPasswordWithToken.partial(),
    body: newPasswordWithToken.partial().nullish(),
    response: done,
    errors: ['INVALID_TOKEN', 'PASSWORD_LENGTH', 'PASSWORD_CAPITAL_MISSING', 'PASSWORD_SYMBOL_MISSING'],
    secret: true,
  },
});
