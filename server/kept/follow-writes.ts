import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/client.ts';
import { followNotices } from '../database/notices.ts';
import { type KeptVersions, keepVersions } from './kept-versions.ts';

/**
 * Keeps the versions of registries, as new as every answer that this process gave to a write, normally as new as those
 * of other processes, and a second old at most (decision 19). To be called before the routes are
 * made, whose writes it follows.
 */
export function followWrites(
  app: FastifyInstance,
  database: Database,
  read: (name: string) => Promise<string | null>,
): KeptVersions {
  const versions = keepVersions(read, () => notices.isListening());
  const notices = followNotices(database, versions.forget);
  app.addHook('onClose', () => notices.close());
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (mayHaveWritten(request.method, reply.statusCode)) {
      versions.forget();
      notices.tell();
    }
    done();
  });
  return versions;
}

/** What is refused has written nothing. */
function mayHaveWritten(method: string, status: number): boolean {
  return method !== 'GET' && method !== 'HEAD' && (status < 400 || status >= 500);
}
