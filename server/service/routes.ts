import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import { implement } from '../http/implement.ts';

/** What a client asks of the instance itself. */
export function serviceRoutes(app: FastifyInstance, { config }: Context): void {
  implement(app, 'GET /', async () => ({ status: 'ok' }));
  implement(app, 'GET /config', async () => ({ features: config.features, lang: 'fr', limits: { ...LIMITS } }));
  implement(app, 'GET /frontend_url', async () => ({ url: config.publicUrl }));
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.serializer((document: unknown) => JSON.stringify(document));
    return app.swagger();
  });
}
