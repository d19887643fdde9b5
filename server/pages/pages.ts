import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { followNotices } from '../database/notices.ts';
import { keepVersions } from './kept-versions.ts';
import { findListVersion } from './list-version.ts';
import { pageRoutes } from './page-routes.ts';
import { builtClient, clientInDevelopment } from './web-client.ts';

/**
 * Serves the web client: its files and its pages, which are as new as every answer that this process gave to a write,
 * normally as new as those of other processes, and a second old at most (docs/decisions: versions are kept). To be
 * called before the routes of others are made, whose writes it follows.
 */
export async function servePages(app: FastifyInstance, context: Context): Promise<void> {
  const readVersion = (name: string) => findListVersion(context.database, name);
  const versions = keepVersions(readVersion, () => notices.isListening());
  const notices = followNotices(context.database, versions.forget);
  app.addHook('onClose', () => notices.close());
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (mayHaveWritten(request.method, reply.statusCode)) {
      versions.forget();
      notices.tell();
    }
    done();
  });
  await app.register(async (part) => {
    const client = context.config.isDevelopment ? await clientInDevelopment(part) : await builtClient(part);
    pageRoutes(part, context, client, versions);
  });
}

/** What is refused has written nothing. */
function mayHaveWritten(method: string, status: number): boolean {
  return method !== 'GET' && method !== 'HEAD' && (status < 400 || status >= 500);
}
