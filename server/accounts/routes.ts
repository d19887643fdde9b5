import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { newPasswordWithToken, resetRequest, resetToken } from '#contract/password.ts';
import type { Context } from '../context.ts';
import { type Call, implement, implementListing } from '../http/implement.ts';
import { chosenLanguage } from '../http/language.ts';
import { clientOf } from '../http/limits/client-of.ts';
import { noteSecurity } from '../http/log/security-log.ts';
import { invalidInput, ProblemError, problem } from '../http/problem.ts';
import { confirmEmail } from './email/confirm-email.ts';
import { findNewEmail } from './email/queries.ts';
import { logIn, type RestoreAccount } from './login/log-in.ts';
import { slowDown, trustClient } from './login/slow-down-logins.ts';
import { changeAccount } from './my-account/change-account.ts';
import { keepLanguage } from './my-account/keep-language.ts';
import { loggingWrongPassword } from './password/log-wrong-password.ts';
import { checkResetToken, requestReset, setNewPassword } from './password/reset-password.ts';
import { presentOwnUser, presentUser } from './present.ts';
import { type Account, findAccount, findAccounts, findRecoverableAccountByEmail } from './queries.ts';
import { activate, enterOnceActive, resendActivation } from './registration/activate.ts';
import { register } from './registration/register.ts';
import { deviceOf } from './sessions/device.ts';
import { endSessionAtHand } from './sessions/queries.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { proveOwnPassword } from './superusers/prove-own-password.ts';
import { hasToken, issueToken } from './tokens.ts';

/** @param restoreAccount what logging in to a deleted account does: farewells know what was deleted with it */
export function accountRoutes(app: FastifyInstance, context: Context, restoreAccount: RestoreAccount): void {
  registrationRoutes(app, context);
  loginRoute(app, context, restoreAccount);
  sessionRoutes(app, context);
  ownAccountRoutes(app, context);
  managedAccountRoutes(app, context);
  passwordResetRoutes(app, context);
}

function registrationRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  implement(app, 'POST /user/open', async ({ body, language, request, reply }) => {
    const account = await register(context, body, { language, client: clientOf(request.ip) });
    noteSecurity(request, 'registration', { about: { user_id: account.id } });
    reply.header('x-registration-token', await issueToken(database, account.id, 'registration'));
    return presentUser(account);
  });

  implement(app, 'GET /user/{user_id}/activate/{token}', async ({ params, request }) => {
    const client = clientOf(request.ip);
    const { user_id: userId, token } = params;
    const account = await activate(database, { userId, token, isWhereRegistered: false, client });
    noteSecurity(request, 'activation', { account: account.id });
    return presentUser(account);
  });

  implement(app, 'POST /user/activate', async ({ body, user, request, reply }) => {
    const { user_id: userId, token, new_password: newPassword, registration_token: registration } = body;
    const device = deviceOf(request);
    const { client } = device;
    const isWhereRegistered =
      registration !== undefined && (await hasToken(database, userId, registration, 'registration'));
    const account = await activate(database, { userId, token, newPassword, isWhereRegistered, client });
    noteSecurity(request, 'activation', { account: account.id });
    const session = await enterOnceActive(context, app.rateLimits, account, { isWhereRegistered, device, user });
    if (session !== null) {
      noteSecurity(request, 'login', { account: userId });
      reply.header('x-access-token', session);
    }
    return presentUser(account);
  });

  implement(app, 'POST /user/resend-activation', async ({ body }) => {
    await resendActivation(context, body.email);
    return { ok: true };
  });
}

function loginRoute(app: FastifyInstance, context: Context, restoreAccount: RestoreAccount): void {
  const { database } = context;

  implement(app, 'POST /login/access-token', async ({ body: { username: email, password }, user, request }) => {
    const device = deviceOf(request);
    const logsIn = slowDown(context, app.rateLimits, { email, client: device.client }, (mayEnter) =>
      logIn(context, { email, password, device, mayEnter }, restoreAccount),
    );
    const { token, restored, userId } = await logsIn.catch((error) => noteFailure(request, email, error));
    await endSessionAtHand(database, user);
    noteSecurity(request, 'login', { account: userId });
    if (restored) noteSecurity(request, 'account-restored', { account: userId });
    return { access_token: token, token_type: 'bearer', ...(restored ? { restored } : {}) };
  });

  async function noteFailure(request: FastifyRequest, email: string, error: unknown): Promise<never> {
    if (error instanceof ProblemError) {
      const account = await findRecoverableAccountByEmail(database, email);
      noteSecurity(request, 'login-failed', { account: account?.id ?? null, code: error.code });
    }
    throw error;
  }
}

function ownAccountRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  implement(app, 'GET /user/me', async ({ user, request }) => {
    const account = await findAccount(database, user.id);
    if (!account) throw problem('INVALID_CREDENTIALS');
    await keepLanguage(database, account, chosenLanguage(request, context.config));
    return presentOwnUser(account, await findNewEmail(database, user.id));
  });

  implement(app, 'PUT /user/me', async (call) => {
    const account = await change(context, call.user.id, call);
    return presentOwnUser(account, await findNewEmail(database, call.user.id));
  });

  implement(app, 'POST /user/confirm-email', async ({ body, user, request }) => {
    const email = await confirmEmail(context, body.token, user);
    noteSecurity(request, 'email-changed');
    return { email };
  });
}

/** By id: one's own account, or anybody's for a superuser. */
function managedAccountRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  implement(app, 'POST /user/', async ({ body, language, user, request }) => {
    if (body.is_superuser) {
      await loggingWrongPassword(request, (client) =>
        proveOwnPassword(database, { id: user.id, client }, body.current_password),
      );
    }
    return presentUser(await register(context, body, { language, client: clientOf(request.ip) }));
  });

  implementListing(app, 'GET /user/', async ({ query }) => {
    const { rows, total } = await findAccounts(database, query);
    return { page: rows.map(presentUser), total };
  });

  implement(app, 'GET /user/{user_id}', async ({ params, user }) => {
    const isShown = params.user_id === user.id || user.isSuperuser;
    const account = isShown ? await findAccount(database, params.user_id) : null;
    if (!account) throw problem('NOT_FOUND');
    return presentUser(account);
  });

  implement(app, 'PUT /user/{user_id}', async (call) => presentUser(await change(context, call.params.user_id, call)));
}

/** If a new password ended the caller's own session, a header carries its replacement. */
async function change(
  context: Context,
  id: number,
  { body, user, request, reply }: Pick<Call<'PUT /user/me'>, 'body' | 'user' | 'request' | 'reply'>,
): Promise<Account> {
  const { account, session } = await loggingWrongPassword(request, () =>
    changeAccount(context, id, body, { ...user, device: deviceOf(request) }),
  );
  if (body.password !== undefined) noteSecurity(request, 'password-changed', { about: { user_id: id } });
  if (body.email !== undefined) noteSecurity(request, 'email-change-asked', { about: { user_id: id } });
  if (session !== null) reply.header('x-access-token', session);
  return account;
}

/** These take their values from the body, or from the query as older clients send them. */
function passwordResetRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'POST /password-reset/request-reset', async (call) => {
    const { email } = bodyOrQuery(resetRequest, call);
    const userId = await requestReset(context, email);
    noteSecurity(call.request, 'password-reset-asked', { about: userId === null ? {} : { user_id: userId } });
    return { ok: true };
  });

  implement(app, 'POST /password-reset/verify-token-validity', async (call) => {
    const { token } = bodyOrQuery(resetToken, call);
    await checkResetToken(context.database, token);
    return { ok: true };
  });

  implement(app, 'POST /password-reset/set-new/', async (call) => {
    const { request } = call;
    const { token, new_password } = bodyOrQuery(newPasswordWithToken, call);
    const account = await setNewPassword(context, { token, client: clientOf(request.ip) }, new_password);
    noteSecurity(request, 'password-reset', { account: account.userId });
    await trustClient(context, app.rateLimits, { ...account, client: clientOf(request.ip) });
    return { ok: true };
  });
}

/** Since when sending secrets in an address has been deprecated (RFC 9745): 2026-11-23. */
const IN_QUERY_SINCE = '@1795392000';

/** @throws 422 naming what neither the body nor the query contained */
function bodyOrQuery<Schema extends z.ZodType>(
  schema: Schema,
  { query, body, reply }: { query: object; body?: object | null | undefined; reply: FastifyReply },
): z.output<Schema> {
  if (Object.values(query).some((value) => value !== undefined)) reply.header('deprecation', IN_QUERY_SINCE);
  const result = schema.safeParse({ ...query, ...body });
  if (!result.success) throw invalidInput('body', result.error.issues);
  return result.data;
}
