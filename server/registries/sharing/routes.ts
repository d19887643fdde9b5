import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { makeOnce } from '../../http/idempotency/make-once.ts';
import { implement } from '../../http/implement.ts';
import { shareRegistryByMail } from './share-by-mail.ts';

export function sharingRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'POST /email/share_list', async (call) => {
    await makeOnce(context.database, 'POST /email/share_list', call, {
      make: (tx) => shareRegistryByMail(context, tx, call),
      find: async (_, id) => ({ id }),
    });
    return { ok: true };
  });
}
