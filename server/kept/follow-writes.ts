import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/client.ts';
import { followWriteSignals } from '../database/write-signals.ts';
import { type KeptVersions, keepVersions } from './kept-versions.ts';

/**
 * Keeps registries' versions. Writes answered by this process always show, other processes' usually at once, and never
 * more than a second late (decision 19). Must be called before the routes it watches are registered.
 */
export function followWrites(
  app: FastifyInstance,
  database: Database,
  read: (name: string) => Promise<string | null>,
): KeptVersions {
  const versions = keepVersions(read, () => signals.isListening());
  const signals = followWriteSignals(database, versions.forget);
  app.addHook('onClose', () => signals.close());
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (mayHaveWritten(request.method, reply.statusCode)) {
      versions.forget();
      signals.tell();
    }
    done();
  });
  return versions;
}

/** A refused write has changed nothing. */
function mayHaveWritten(method: string, status: number): boolean {
  return method !== 'GET' && method !== 'HEAD' && (status < 400 || status >= 500);
}
