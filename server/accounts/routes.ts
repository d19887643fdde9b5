import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { newPasswordWithToken, resetRequest, resetToken } from '#contract/accounts.ts';
import type { Context } from '../context.ts';
import { clientOf } from '../http/client-of.ts';
import { implement } from '../http/implement.ts';
import { invalidInput, problem } from '../http/problem.ts';
import { confirmEmail, findNewEmail } from './email/change-email.ts';
import { logIn, type RestoreAccount } from './login/log-in.ts';
import { slowDown, trustClient } from './login/slow-down-logins.ts';
import { changeAccount } from './my-account/change-account.ts';
import { checkResetToken, requestReset, setNewPassword } from './password/reset-password.ts';
import { presentOwnUser, presentUser } from './present.ts';
import { findAccount, findAccounts } from './queries.ts';
import { activate, resendActivation } from './registration/activate.ts';
import { register } from './registration/register.ts';

/** @param restoreAccount what a login does for an account that was deleted: farewells know what came with it */
export function accountRoutes(app: FastifyInstance, context: Context, restoreAccount: RestoreAccount): void {
  const { database } = context;

  implement(app, 'POST /user/open', async ({ body, language }) => presentUser(await register(context, body, language)));

  implement(app, 'GET /user/{user_id}/activate/{token}', async ({ params }) =>
    presentUser(await activate(database, params.user_id, params.token)),
  );

  implement(app, 'POST /user/activate', async ({ body, request }) => {
    const account = await activate(database, body.user_id, body.token);
    await trustClient(context, app.rateLimits, {
      userId: account.id,
      email: account.email,
      client: clientOf(request.ip),
    });
    return presentUser(account);
  });

  implement(app, 'POST /user/resend-activation', async ({ body }) => {
    await resendActivation(context, body.email);
    return { ok: true };
  });

  implement(app, 'POST /user/confirm-email', async ({ body }) => ({ email: await confirmEmail(context, body.token) }));

  implement(app, 'POST /login/access-token', async ({ body: { username: email, password }, request }) => {
    const client = clientOf(request.ip);
    const { token, restored } = await slowDown(context, app.rateLimits, { email, client }, (mayEnter) =>
      logIn(context, { email, password, client, mayEnter }, restoreAccount),
    );
    return { access_token: token, token_type: 'bearer', ...(restored ? { restored } : {}) };
  });

  ownAccountRoutes(app, context);
  managedAccountRoutes(app, context);
  passwordResetRoutes(app, context);
}

function ownAccountRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  implement(app, 'GET /user/me', async ({ user }) => {
    const account = await findAccount(database, user.id);
    if (!account) throw problem('INVALID_CREDENTIALS');
    return presentOwnUser(account, await findNewEmail(database, user.id));
  });

  implement(app, 'PUT /user/me', async ({ body, user, reply }) => {
    const { account, session } = await changeAccount(context, user.id, body, user);
    if (session !== null) reply.header('x-access-token', session);
    return presentOwnUser(account, await findNewEmail(database, user.id));
  });
}

/** By id: one's own account, or anybody's for a superuser. */
function managedAccountRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  implement(app, 'POST /user/', async ({ body, language }) => presentUser(await register(context, body, language)));

  implement(app, 'GET /user/', async ({ query, reply }) => {
    const { rows, total } = await findAccounts(database, query);
    reply.header('x-total-count', String(total));
    return rows.map(presentUser);
  });

  implement(app, 'GET /user/{user_id}', async ({ params, user }) => {
    const isShown = params.user_id === user.id || user.isSuperuser;
    const account = isShown ? await findAccount(database, params.user_id) : null;
    if (!account) throw problem('NOT_FOUND');
    return presentUser(account);
  });

  implement(app, 'PUT /user/{user_id}', async ({ params, body, user, reply }) => {
    const { account, session } = await changeAccount(context, params.user_id, body, user);
    if (session !== null) reply.header('x-access-token', session);
    return presentUser(account);
  });
}

/** These take their values from the body, or from the query as older clients send them. */
function passwordResetRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'POST /password-reset/request-reset', async ({ query, body }) => {
    const { email } = required(resetRequest, { ...query, ...body });
    await requestReset(context, email);
    return { ok: true };
  });

  implement(app, 'POST /password-reset/verify-token-validity', async ({ query, body }) => {
    const { token } = required(resetToken, { ...query, ...body });
    await checkResetToken(context.database, token);
    return { ok: true };
  });

  implement(app, 'POST /password-reset/set-new/', async ({ query, body, request }) => {
    const { token, new_password } = required(newPasswordWithToken, { ...query, ...body });
    const account = await setNewPassword(context, token, new_password);
    await trustClient(context, app.rateLimits, { ...account, client: clientOf(request.ip) });
    return { ok: true };
  });
}

/** @throws 422 naming what neither the body nor the query held */
function required<Schema extends z.ZodType>(schema: Schema, values: object): z.output<Schema> {
  const result = schema.safeParse(values);
  if (!result.success) throw invalidInput('body', result.error.issues);
  return result.data;
}
