import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The caller will not wait any longer: a database silent for this long counts as down. */
const PATIENCE_MS = 3000;

/** Compression loads Node's fetch for its first answer, which nobody who asks whether we are ready needs to await. */
const SHORT = { compress: false } as const;

/** For operators: is the process alive, and can it serve? */
export async function probeRoutes(app: FastifyInstance): Promise<void> {
  app.get('/healthz', SHORT, async () => ({ status: 'ok' }));
  app.get('/readyz', SHORT, async (_request, reply) => {
    const status = app.isDraining ? 'stopping' : await databaseStatus(app);
    if (status === 'ok') return { status };
    return reply.status(503).header('retry-after', '5').send({ status });
  });
}

async function databaseStatus(app: FastifyInstance): Promise<string> {
  const outage = await Promise.race([app.availability.check(), pause(PATIENCE_MS, 'away' as const, { ref: false })]);
  return outage ?? 'ok';
}
