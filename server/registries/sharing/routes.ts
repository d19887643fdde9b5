import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { implement } from '../../http/implement.ts';
import { shareRegistryByMail } from './share-by-mail.ts';

export function sharingRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'POST /email/share_list', async ({ body, user }) => {
    await shareRegistryByMail(context, body, user);
    return { ok: true };
  });
}
