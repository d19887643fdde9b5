import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** For whoever runs the service: is the process alive, and can it serve? */
export async function probeRoutes(app: FastifyInstance, { database }: Context): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await database.execute(sql`select 1`);
      return { status: 'ok' };
    } catch {
      return reply.status(503).header('retry-after', '5').send({ status: 'unavailable' });
    }
  });
}
