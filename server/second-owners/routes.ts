import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { implement } from '../http/implement.ts';
import { problem } from '../http/problem.ts';
import { lockRegistry, managedBy } from '../registries/access.ts';
import { presentListedRegistry, presentSecondOwner, secondOwnerMail } from '../registries/present.ts';
import { findRegistry, ofRegistry } from '../registries/queries.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { removeSecondOwner } from './remove-second-owner.ts';

export function secondOwnerRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'POST /birthregistry/{birth_registry_id}/second_owner/accept', async ({ params, body, user }) => {
    const invitation = { registryId: params.birth_registry_id, token: body.token, user };
    return presentListedRegistry(await acceptInvitation(context, invitation), user);
  });

  implement(app, 'DELETE /birthregistry/{birth_registry_id}/second_owner', async ({ params, user }) =>
    context.database.transaction(async (tx) => {
      const { id } = await lockRegistry(tx, and(ofRegistry(params.birth_registry_id), managedBy(user)));
      const row = await findRegistry(tx, ofRegistry(id));
      const mail = row && secondOwnerMail(row);
      if (!mail) throw problem('NOT_FOUND');
      await removeSecondOwner(context, tx, row, user);
      return { second_owner_mail: mail, second_owner: presentSecondOwner(row) };
    }),
  );
}
