import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { implement } from '../../http/implement.ts';
import { shareList } from './share-list.ts';

export function sharingRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'POST /email/share_list', async ({ body, user }) => {
    await shareList(context, body, user);
    return { ok: true };
  });
}
