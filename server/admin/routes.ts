import type { FastifyInstance } from 'fastify';
import { loggingWrongPassword } from '../accounts/password/log-wrong-password.ts';
import { findAccounts } from '../accounts/queries.ts';
import { presentSession } from '../accounts/sessions/present.ts';
import { deactivate, reactivate } from '../accounts/superusers/deactivate.ts';
import { proveOwnPassword } from '../accounts/superusers/prove-own-password.ts';
import { resendActivationTo } from '../accounts/superusers/resend-activation.ts';
import type { Context } from '../context.ts';
import { implement, implementListing } from '../http/implement.ts';
import { clientOf } from '../http/limits/client-of.ts';
import { findInspectedAccount, isFoundBy } from './accounts/find-accounts.ts';
import { findActs } from './acts/acts.ts';
import { findFigures } from './figures/find-figures.ts';
import { presentAct, presentInspectedAccount } from './present.ts';

/**
 * What superusers see and do about people and the service; they never see more than people see of their own account.
 */
export function adminRoutes(app: FastifyInstance, context: Context): void {
  const { config, database } = context;

  implementListing(app, 'GET /admin/accounts', async ({ query }) => {
    const { rows, total } = await findAccounts(database, query, query.q ? isFoundBy(query.q) : undefined);
    return { page: rows.map(presentInspectedAccount), total };
  });

  implement(app, 'GET /admin/accounts/{user_id}', async ({ params, user, request, language }) => {
    const { account, sessions, ...about } = await findInspectedAccount(database, params.user_id);
    const onlooker = { sessionId: user.sessionId, client: clientOf(request.ip), language };
    return {
      ...presentInspectedAccount(account),
      ...about,
      sessions: sessions.map((session) => presentSession(config, session, onlooker)),
    };
  });

  implement(app, 'POST /admin/accounts/{user_id}/deactivate', async ({ params, body, user, request }) => {
    await loggingWrongPassword(request, (client) =>
      proveOwnPassword(database, { id: user.id, client }, body.current_password),
    );
    return presentInspectedAccount(await deactivate(context, params.user_id, body.reason));
  });

  implement(app, 'POST /admin/accounts/{user_id}/reactivate', async ({ params, body, user, request }) => {
    await loggingWrongPassword(request, (client) =>
      proveOwnPassword(database, { id: user.id, client }, body.current_password),
    );
    return presentInspectedAccount(await reactivate(context, params.user_id));
  });

  implement(app, 'POST /admin/accounts/{user_id}/resend-activation', async ({ params }) =>
    presentInspectedAccount(await resendActivationTo(context, params.user_id)),
  );

  implementListing(app, 'GET /admin/acts', async ({ query }) => {
    const { rows, total } = await findActs(database, query);
    return { page: rows.map(presentAct), total };
  });

  implement(app, 'GET /admin/figures', () => findFigures(database));
}
