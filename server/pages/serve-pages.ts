import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Context } from '../context.ts';
import { followNotices } from '../database/notices.ts';
import { keepVersions } from './kept-versions.ts';
import { findListVersion } from './list-version.ts';
import { pageRoutes } from './pages.ts';
import { builtClient, clientInDevelopment, type WebClient } from './web-client.ts';

/** Serves the web client: its files and its pages. Comes before the routes of others, whose writes the pages follow. */
export async function servePages(app: FastifyInstance, context: Context): Promise<void> {
  const open = context.config.isDevelopment ? clientInDevelopment : builtClient;
  await servePagesOf(open, app, context);
}

/**
 * The pages of a client. They are as new as every answer that this process gave to a write, normally as new as those of
 * other processes, and a second old at most (docs/decisions: the version is kept between two writes).
 */
export async function servePagesOf(
  open: (app: FastifyInstance) => Promise<WebClient>,
  app: FastifyInstance,
  context: Context,
): Promise<void> {
  const { options } = (context.database as unknown as { $client: pg.Pool }).$client;
  const readVersion = (name: string) => findListVersion(context.database, name);
  const versions = keepVersions(readVersion, () => notices.isListening());
  const notices = followNotices(options, versions.forget);
  app.addHook('onClose', () => notices.close());
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (mayHaveWritten(request.method, reply.statusCode)) {
      versions.forget();
      notices.tell();
    }
    done();
  });
  await app.register(async (part) => pageRoutes(part, context, await open(part), versions));
}

/** What is refused has written nothing. */
function mayHaveWritten(method: string, status: number): boolean {
  return method !== 'GET' && method !== 'HEAD' && (status < 400 || status >= 500);
}
