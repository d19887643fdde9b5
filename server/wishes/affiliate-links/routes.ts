import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { implement } from '../../http/implement.ts';
import { askForUpdate, findLatestUpdate, presentUpdate } from './updates.ts';

export function affiliateLinkRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'PATCH /wish/admin/update_affiliate_links', async () => {
    const update = await context.database.transaction((tx) => askForUpdate(context, tx));
    // Whoever was woken before may have looked before the job was there, and looks again in half a minute only.
    context.jobs.wake('affiliate-links');
    return presentUpdate(update);
  });

  implement(app, 'GET /wish/admin/update_affiliate_links', async () =>
    presentUpdate(await findLatestUpdate(context.database)),
  );
}
