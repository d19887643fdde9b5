import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { implement } from '../../http/implement.ts';
import { askForLinking, findLatestLinking, presentLinking } from './linkings.ts';

export function articleLinkRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'PATCH /wish/admin/init_link_to_catalog', async () => {
    const run = await context.database.transaction((tx) => askForLinking(context, tx));
    // Whoever was woken before may have looked before the job was there, and looks again in half a minute only.
    context.jobs.wake('article-links');
    return presentLinking(run);
  });

  implement(app, 'GET /wish/admin/init_link_to_catalog', async () =>
    presentLinking(await findLatestLinking(context.database)),
  );
}
