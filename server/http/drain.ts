import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    isDraining: boolean;
    /** From now on /readyz sends new requests elsewhere; those that come all the same are served. */
    drain(): void;
  }
}

const READS = ['GET', 'HEAD'];

/**
 * What lets a node leave a load balancer without a failed request. Proxies that check /readyz notice by themselves.
 * nginx notices only answers: deploy/nginx.conf lets a draining node refuse reads, which nginx then asks of another.
 */
export function prepareDraining(app: FastifyInstance): void {
  app.decorate('isDraining', false);
  app.decorate('drain', () => {
    app.isDraining = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!app.isDraining) return done();
    reply.header('connection', 'close');
    const goesElsewhere = request.headers['x-asks-elsewhere'] === 'on 503' && READS.includes(request.method);
    done(goesElsewhere ? problem('SERVICE_UNAVAILABLE', [], 5) : undefined);
  });
}
