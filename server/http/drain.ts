import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    isDraining: boolean;
    /** From now on /readyz sends new requests elsewhere; those that come all the same are served. */
    drain(): void;
  }
}

const READS = ['GET', 'HEAD'];

/**
 * What lets a node leave a load balancer without a failed request. Balancers that check /readyz notice by themselves.
 * nginx notices only bad answers: deploy/nginx.conf lets a node that is leaving refuse reads, which nginx then asks of
 * another (reflected over there).
 */
export function prepareDraining(app: FastifyInstance): void {
  app.decorate('isDraining', false);
  app.decorate('drain', () => {
    app.isDraining = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!app.isDraining) return done();
    reply.header('connection', 'close');
    if (request.headers['x-asks-elsewhere'] !== 'on 502' || !READS.includes(request.method)) return done();
    reply.status(502).send();
  });
}
