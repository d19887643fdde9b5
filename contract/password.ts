import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { newPassword, PASSWORD_CODES } from './new-password.ts';
import { requiredLine, secret } from './texts.ts';

export const resetRequest = z.object({ email: requiredLine(LIMITS.email) });
export const resetToken = z.object({ token: secret });
export const newPasswordWithToken = z.object({ token: secret, new_password: newPassword });

const done = z.object({ ok: z.literal(true) });
const tag = 'Accounts';

export const passwordResetEndpoints = defineEndpoints({
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
