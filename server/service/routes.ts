import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import { implement } from '../http/implement.ts';
import { documentationRoutes } from './docs/routes.ts';

/** What a client asks about the instance itself. */
export function serviceRoutes(app: FastifyInstance, context: Context): void {
  const { config } = context;
  implement(app, 'GET /', async () => ({ status: 'ok' }));
  implement(app, 'GET /config', async () => ({
    features: config.features,
    lang: 'fr',
    limits: { ...LIMITS },
    blog_url: config.blog?.url ?? null,
  }));
  implement(app, 'GET /frontend_url', async () => ({ url: config.publicUrl }));
  documentationRoutes(app, context);
}
