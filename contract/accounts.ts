import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { idInPath, user } from './entities.ts';
import { DAYS_TO_UNDO } from './limits.ts';
import { PASSWORD_CODES } from './new-password.ts';
import { paging } from './paging.ts';
import { registration } from './registration.ts';
import { secret } from './texts.ts';

/**
 * A superuser opens an account for somebody; its owner activates it from the mail, like any other account. For
 * another superuser, the caller's own `current_password` is required.
 */
const userCreate = registration.extend({
  is_superuser: z.boolean().default(false),
  current_password: secret.optional(),
});

/**
 * Absent fields are left alone. Changing one's own address or password needs `current_password`; so does any change
 * to somebody else's account (the caller's own password). A new address takes effect once confirmed from its mail;
 * sending the present address cancels a pending one.
 */
export const userUpdate = registration.partial().extend({
  current_password: secret.optional(),
  is_superuser: z.boolean().optional(),
});

/** One's own account; `new_email` is an address still waiting to be confirmed. */
export const ownUser = user
  .extend({ new_email: z.string().nullable(), export_is_partial: z.boolean() })
  .meta({ id: 'OwnUser' });

const tag = 'Accounts';

export const accountEndpoints = defineEndpoints({
  'GET /user/me': {
    summary: 'The account that is logged in.',
    tag,
    access: 'user',
    response: ownUser,
  },
  'PUT /user/me': {
    summary:
      'Changes the own account; absent fields stay as they are. A new address or password needs `current_password`. A new address counts once its email is confirmed; until then it is `new_email`. A new password ends every session.',
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
    summary: `Deletes the own account: its sessions end, its lists are offline at once and their givers are told. Logging in within ${DAYS_TO_UNDO} days undoes it, afterwards everything is gone.`,
    tag,
    access: 'user',
    body: z.object({ current_password: secret }),
    limit: 'profile',
    response: user,
  },
  'POST /user/confirm-email': {
    summary:
      'Makes a new address that of the account, with the token of the email to that address, and ends all its other sessions.',
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
    summary: 'Opens an account for somebody, which its email then activates.',
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
});
