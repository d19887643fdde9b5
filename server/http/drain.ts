import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    isDraining: boolean;
    /** From now on /readyz sends new requests elsewhere; any that still arrive are served. */
    drain(): void;
  }
}

const READS = ['GET', 'HEAD'];

/**
 * Lets a node leave a load balancer without failing a request. Balancers that check /readyz notice by themselves.
 * nginx notices only error answers: deploy/nginx.conf makes a leaving node refuse reads, which nginx then sends to
 * another (keep both in step).
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
