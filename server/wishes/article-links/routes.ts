import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { implement } from '../../http/implement.ts';
import { askForLinking, findLatestLinking, presentLinking } from './linkings.ts';

export function articleLinkRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'PATCH /wish/admin/init_link_to_catalog', async () =>
    presentLinking(await context.database.transaction((tx) => askForLinking(context, tx))),
  );

  implement(app, 'GET /wish/admin/init_link_to_catalog', async () =>
    presentLinking(await findLatestLinking(context.database)),
  );
}
