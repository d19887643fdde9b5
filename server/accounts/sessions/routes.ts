import type { FastifyInstance } from 'fastify';
import type { Language } from '#locales/languages.ts';
import type { Context } from '../../context.ts';
import { implement } from '../../http/implement.ts';
import { clientOf } from '../../http/limits/client-of.ts';
import { noteSecurity } from '../../http/log/security-log.ts';
import { problem } from '../../http/problem.ts';
import { loggingWrongPassword } from '../password/log-wrong-password.ts';
import { findAccount } from '../queries.ts';
import { proveOwnPassword } from '../superusers/prove-own-password.ts';
import { presentSession } from './present.ts';
import { endAllSessions, endOtherSessions, endSession, findSessions, type Session } from './queries.ts';

/** Where somebody is logged in, and how to end that. */
export function sessionRoutes(app: FastifyInstance, { config, database }: Context): void {
  implement(app, 'POST /login/logout', async ({ user, request }) => {
    await endSession(database, user.id, user.sessionId);
    noteSecurity(request, 'logout');
    return { ok: true };
  });

  implement(app, 'GET /user/me/sessions', async (call) => present(await findSessions(database, call.user.id), call));

  implement(app, 'DELETE /user/me/sessions', async (call) => {
    const ended = await endOtherSessions(database, call.user);
    noteSecurity(call.request, 'session-ended', { code: 'all-others', count: ended.length });
    return present(ended, call);
  });

  implement(app, 'DELETE /user/me/sessions/{session_id}', async (call) => {
    const ended = await endSession(database, call.user.id, call.params.session_id);
    if (!ended) throw problem('NOT_FOUND');
    noteSecurity(call.request, 'session-ended', { code: 'one', about: { session_id: ended.id } });
    return presentSession(config, ended, onlookerOf(call));
  });

  implement(app, 'DELETE /user/{user_id}/sessions', async (call) => {
    const { user_id } = call.params;
    if (!(await findAccount(database, user_id))) throw problem('NOT_FOUND');
    await loggingWrongPassword(call.request, (client) =>
      proveOwnPassword(database, { id: call.user.id, client }, call.body.current_password),
    );
    const ended = await endAllSessions(database, user_id);
    noteSecurity(call.request, 'session-ended', { code: 'by-superuser', about: { user_id }, count: ended.length });
    return present(ended, call);
  });

  function present(sessions: Session[], call: Caller) {
    return sessions.map((session) => presentSession(config, session, onlookerOf(call)));
  }
}

interface Caller {
  user: { sessionId: number };
  request: { ip: string };
  language: Language;
}

function onlookerOf({ user, request, language }: Caller) {
  return { sessionId: user.sessionId, client: clientOf(request.ip), language };
}
