import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { id, idInPath, user } from './entities.ts';
import { LIMITS } from './limits.ts';
import { paging } from './paging.ts';
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

/**
 * A superuser opens an account for somebody: its mail activates it, as everybody's. Another superuser asks for the
 * caller's own `current_password`.
 */
const userCreate = registration.extend({
  is_superuser: z.boolean().default(false),
  current_password: secret.optional(),
});

/**
 * What is absent stays as it is. A new address or password of one's own asks for `current_password`, and so does every
 * change of somebody else's account, for the caller's own; a new address counts once it is confirmed from its mail, and
 * naming the present one drops what waits for that.
 */
export const userUpdate = registration.partial().extend({
  current_password: secret.optional(),
  is_superuser: z.boolean().optional(),
});

/**
 * `new_password` is for whoever opens the mail to choose, where no password that was typed counts. `registration_token`
 * is that of X-Registration-Token: the browser that registered is logged in by what its own mail brought.
 */
const activation = z.object({
  user_id: id,
  token: secret,
  new_password: newPassword.optional(),
  registration_token: secret.optional(),
});

/** One's own account; `new_email` is an address that waits for its confirmation. */
export const ownUser = user.extend({ new_email: z.string().nullable() }).meta({ id: 'OwnUser' });

export const resetRequest = z.object({ email: requiredLine(LIMITS.email) });
export const resetToken = z.object({ token: secret });
export const newPasswordWithToken = z.object({ token: secret, new_password: newPassword });

const done = z.object({ ok: z.literal(true) });
const tag = 'Accounts';
const PASSWORD_CODES = [
  'PASSWORD_LENGTH',
  'PASSWORD_CAPITAL_MISSING',
  'PASSWORD_SYMBOL_MISSING',
  'PASSWORD_TOO_COMMON',
] as const;

export const accountEndpoints = endpoints({
  'POST /user/open': {
    summary:
      'Registers an account, which its mail then activates. X-Registration-Token in the answer lets that activation log in.',
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
      'Activates an account (the link of older mails); BAD_REQUEST when it is active already, 422 where POST /user/activate asks for a `new_password`.',
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
      'Activates an account with the token of its mail; BAD_REQUEST when it is active already. Where its address was registered more than once, no password that was typed counts: `new_password` is required then (422). With the `registration_token` of the registration, X-Access-Token in the answer is a session.',
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
    summary: 'Sends the activation mail again; answers alike whether or not the address waits for one.',
    tag,
    access: 'anyone',
    body: resetRequest,
    limit: 'activation',
    limitedBy: 'email',
    response: done,
  },
  'GET /user/me': {
    summary: 'The account that is logged in.',
    tag,
    access: 'user',
    response: ownUser,
  },
  'PUT /user/me': {
    summary:
      'Changes the own account; absent fields stay as they are. A new address or password needs `current_password`. A new address counts once its mail is confirmed; until then it is `new_email`. A new password ends every session.',
    tag,
    access: 'user',
    body: userUpdate,
    limit: 'profile',
    response: ownUser,
    responseHeaders: ['X-Access-Token'],
    errors: ['FORBIDDEN', ...PASSWORD_CODES],
    secret: true,
  },
  'DELETE /user/me': {
    summary:
      'Deletes the own account: its sessions end, its lists are offline at once and their givers are told. Logging in within 30 days undoes it, afterwards everything is gone.',
    tag,
    access: 'user',
    body: z.object({ current_password: secret }),
    limit: 'profile',
    response: user,
  },
  'POST /user/confirm-email': {
    summary:
      'Makes a new address that of the account, with the token of the mail to that address, and ends all its other sessions.',
    tag,
    access: 'user',
    body: z.object({ token: secret }),
    limit: 'activation',
    response: z.object({ email: z.string() }),
    reach: 'own',
    errors: ['INVALID_TOKEN', 'WRONG_ACCOUNT', 'EMAIL_ALREADY_EXISTS'],
    secret: true,
  },
  'POST /user/': {
    summary: 'Opens an account for somebody, which its mail then activates.',
    tag,
    access: 'superuser',
    body: userCreate,
    limit: 'profile',
    response: user,
    status: 201,
    errors: ['EMAIL_ALREADY_EXISTS', ...PASSWORD_CODES],
  },
  'GET /user/': {
    summary: 'All accounts that are not deleted, newest first.',
    tag,
    access: 'superuser',
    query: paging,
    response: z.array(user),
    reach: 'superusers',
    responseHeaders: ['X-Total-Count'],
  },
  'GET /user/{user_id}': {
    summary: 'An account: one’s own, or any for a superuser.',
    tag,
    access: 'user',
    params: z.object({ user_id: idInPath }),
    response: user,
    reach: 'self',
    errors: ['NOT_FOUND'],
  },
  'PUT /user/{user_id}': {
    summary:
      'Changes an account as PUT /user/me does; a superuser changes that of somebody else with the `current_password` of its own. Only superusers set `is_superuser`, and one must remain.',
    tag,
    access: 'user',
    params: z.object({ user_id: idInPath }),
    body: userUpdate,
    limit: 'profile',
    response: user,
    reach: 'self',
    responseHeaders: ['X-Access-Token'],
    errors: ['NOT_FOUND', 'FORBIDDEN', ...PASSWORD_CODES],
    secret: true,
  },
  'POST /login/access-token': {
    summary: `Logs in and answers a bearer token. Its session ends ${LIMITS.sessionIdleDays} days after its last use, and ${LIMITS.sessionDays} days after the login; one whose token comes along ends. \`restored\` says that this undid a deletion of the account.`,
    tag,
    access: 'anyone',
    body: credentials,
    bodyTypes: ['form', 'json'],
    limit: 'login',
    limitedBy: 'username',
    response: z.object({
      access_token: z.string(),
      token_type: z.literal('bearer'),
      restored: z.literal(true).optional(),
    }),
    errors: ['LOGIN_FAILED', 'ACCOUNT_NOT_ACTIVATED', 'ACCOUNT_DEACTIVATED'],
    secret: true,
  },
  'POST /password-reset/request-reset': {
    summary: 'Sends a reset link; answers alike whether or not the address is known.',
    tag,
    access: 'anyone',
    query: resetRequest.partial(),
    body: resetRequest.partial().nullish(),
    limit: 'reset',
    limitedBy: 'email',
    response: done,
    responseHeaders: ['Deprecation'],
    secret: true,
  },
  'POST /password-reset/verify-token-validity': {
    summary: 'Says whether a reset token can still be used.',
    tag,
    access: 'anyone',
    reach: 'bearer',
    query: resetToken.partial(),
    body: resetToken.partial().nullish(),
    limit: 'reset',
    response: done,
    responseHeaders: ['Deprecation'],
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
    limit: 'reset',
    response: done,
    responseHeaders: ['Deprecation'],
    errors: ['INVALID_TOKEN', ...PASSWORD_CODES],
    secret: true,
  },
});
