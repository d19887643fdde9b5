import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { requiredLine, secret } from './texts.ts';

/** OAuth2's password form; only username and password matter. */
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

export const loginEndpoints = defineEndpoints({
  'POST /login/access-token': {
    summary: `Logs in and answers a bearer token. Its session ends ${LIMITS.sessionIdleDays} days after its last use, and ${LIMITS.sessionDays} days after the login; one whose token comes along ends. \`restored\` says that this undid a deletion of the account.`,
    tag: 'Accounts',
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
});
