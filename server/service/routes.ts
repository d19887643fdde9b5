import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import { implement } from '../http/implement.ts';
import { describeApi } from './openapi/document.ts';

/** What a client asks of the instance itself. */
export function serviceRoutes(app: FastifyInstance, { config }: Context): void {
  implement(app, 'GET /', async () => ({ status: 'ok' }));
  implement(app, 'GET /config', async () => ({ features: config.features, lang: 'fr', limits: { ...LIMITS } }));
  implement(app, 'GET /frontend_url', async () => ({ url: config.publicUrl }));
  const document = JSON.stringify(describeApi(config.publicUrl));
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
}
