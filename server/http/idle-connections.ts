import type { FastifyInstance } from 'fastify';

/** More than people hold open between two requests; proxies in front hold a few. */
const MOST_IDLE = 4000;
/** Fewer than the files that Linux and macOS let a process have: pictures, mails and the database need some. */
const MOST_CONNECTIONS = 8000;
const LOOK_MS = 1000;
const REFUSED = [429, 503];

/**
 * Bounds the open connections. Clients keep theirs for a minute after an answer: someone who asks again and again on
 * new ones would otherwise take all files that the process may open. So whoever is refused loses the connection, and
 * beyond a number those without a request are closed; clients open new ones when they need them.
 */
export function limitIdleConnections(app: FastifyInstance, mostIdle = MOST_IDLE): void {
  app.server.maxConnections = MOST_CONNECTIONS;
  app.addHook('onSend', async (_request, reply) => {
    if (REFUSED.includes(reply.statusCode)) reply.header('connection', 'close');
  });
  const looks = setInterval(() => {
    app.server.getConnections((_error, count) => {
      if (count > mostIdle) app.server.closeIdleConnections();
    });
  }, LOOK_MS);
  looks.unref();
  app.addHook('onClose', async () => clearInterval(looks));
}
